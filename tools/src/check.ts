import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changesetStep } from './check/changeset-step.ts';
import { commandStep } from './check/command-step.ts';
import { playwrightStep } from './check/playwright-step.ts';
import { runChosen } from './check/run-chosen.ts';
import type { Stage } from './check/run-stages.ts';
import { staleStep } from './check/stale-step.ts';
import type { Step } from './check/step.ts';
import { vitestStep } from './check/vitest-step.ts';

const root = join(import.meta.dirname, '..', '..');
const testsOf = (folder: string): Step => vitestStep(`tests of ${folder}`, join(root, folder));
const tested = globSync('{apps/*,packages/*,tools,bench,e2e}/vitest.config.ts', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
}).map(dirname);
/** By itself, as it keeps every core busy. */
const api = 'apps/api';
/** Beside all others, as it mostly waits for servers to start and to end. */
const processes = 'e2e';
const others = tested.filter((folder) => folder !== api && folder !== processes).toSorted();

const stages: readonly Stage[] = [
  [
    [
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
      changesetStep(root),
      staleStep(root),
      commandStep('types', root, 'turbo', ['run', 'types', '--output-logs=errors-only']),
      commandStep('build', root, 'turbo', ['run', 'build', '--output-logs=errors-only']),
    ],
  ],
  [[testsOf(api)]],
  [[testsOf(processes)], others.map(testsOf)],
  [[playwrightStep('journeys in a browser', join(root, 'e2e'))]],
];

await runChosen(stages);
