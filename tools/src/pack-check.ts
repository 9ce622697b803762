/**
 * Refuses `npm pack` and `npm publish` in a package: npm leaves `publishConfig.exports` unread, so its archive would lead to
 * sources that aren't inside.
 */
const agent = process.env['npm_config_user_agent'] ?? '';
if (!agent.startsWith('pnpm/')) {
  console.error(
    'Pack with `pnpm pack`, publish with `pnpm release:publish`: other clients make a broken archive.',
  );
  process.exitCode = 1;
}
