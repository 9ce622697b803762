/**
 * Refuses `npm pack` and `npm publish` in a package: npm ignores `publishConfig.exports`, so its archive would refer to sources
 * that aren't in it.
 */
const agent = process.env['npm_config_user_agent'] ?? '';
if (!agent.startsWith('pnpm/')) {
  console.error(
    'Pack with `pnpm pack`, publish with `pnpm release:publish`: other clients make a broken archive.',
  );
  process.exitCode = 1;
}
