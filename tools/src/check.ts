import { globSync } from 'node:fs';
import { join } from 'node:path';
import { commandStep } from './check/command-step.ts';
import { playwrightStep } from './check/playwright-step.ts';
import { staleStep } from './check/stale-step.ts';
import type { Step } from './check/step.ts';
import { vitestStep } from './check/vitest-step.ts';

const root = join(import.meta.dirname, '..', '..');
const tested = globSync('{apps/*,packages/*,tools,bench,e2e}/vitest.config.ts', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
}).map((file) => join(root, file, '..'));

const steps: Step[] = [
  commandStep('format', root, 'oxfmt', ['--check', '.']),
  commandStep('lint', root, 'oxlint', ['--deny-warnings']),
  commandStep('workspace versions', root, 'sherif', ['-i', 'typescript']),
  commandStep('unused files and dependencies', root, 'knip', []),
  commandStep('directions of import', root, 'turbo', ['boundaries']),
  commandStep('the document, by Redocly', join(root, 'packages', 'contract'), 'pnpm', [
    'exec',
    'redocly',
    'lint',
    '--config',
    join(root, 'openapi', 'redocly.yaml'),
  ]),
  staleStep(root),
  commandStep('types', root, 'turbo', ['run', 'types', '--output-logs=errors-only']),
  commandStep('build', root, 'turbo', ['run', 'build', '--output-logs=errors-only']),
  ...tested.sort().map((folder) => vitestStep(`tests of ${folder.slice(root.length + 1)}`, folder)),
  playwrightStep('journeys in a browser', join(root, 'e2e')),
];

/** Words on the command line choose the steps whose names contain one of them. */
const wanted = process.argv.slice(2);
const chosen = wanted.length ? steps.filter(({ name }) => wanted.some((word) => name.includes(word))) : steps;

let passed = 0;
let failed = 0;
for (const step of chosen) {
  const started = performance.now();
  const outcome = await step.run();
  passed += outcome.passed;
  failed += outcome.failed;
  if (outcome.failed > 0) console.log(outcome.details);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${outcome.failed > 0 ? '✗' : '✓'} ${step.name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`,
  );
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
