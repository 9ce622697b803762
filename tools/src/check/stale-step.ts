import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';
import type { Step } from './step.ts';

const contents = (root: string): Map<string, string> =>
  new Map(
    globSync(['{apps,packages}/*/src/**/gen/**/*.{ts,json}', 'docs/calls.md'], {
      cwd: root,
      exclude: (name) => name === 'node_modules',
    }).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex'),
    ]),
  );

/** Generates everything again. A changed file was stale or edited by hand. */
export const staleStep = (root: string): Step => ({
  name: 'generated code is current',
  run: async () => {
    const before = contents(root);
    const { ok, output } = await runCommand('turbo', ['run', 'generate', '--output-logs=errors-only'], {
      cwd: root,
    });
    if (!ok) return { passed: 0, failed: 1, details: output };
    const after = contents(root);
    const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
      (file) => before.get(file) !== after.get(file),
    );
    return stale.length
      ? { passed: 0, failed: 1, details: `Stale, run \`pnpm generate\`:\n${stale.join('\n')}` }
      : { passed: 1, failed: 0, details: '' };
  },
});
