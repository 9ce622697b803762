import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { changesetStep } from './check/changeset-step.ts';
import { commandStep } from './check/command-step.ts';
import { documentStep } from './check/document-step.ts';
import { importStep } from './check/import-step.ts';
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
const processes = 'e2e';
const others = tested.filter((folder) => folder !== processes).toSorted();
const stages: readonly Stage[] = [
  // It rewrites generated code, so it runs alone, before anything that reads it.
  [[staleStep(root)]],
  [
    [
      commandStep('build', root, 'turbo', ['run', 'build', '--output-logs=errors-only']),
      commandStep('types', root, 'turbo', ['run', 'types', '--output-logs=errors-only']),
    ],
    [
      commandStep('format', root, 'oxfmt', ['--check', '.']),
      commandStep('workspace versions', root, 'sherif', ['-i', 'typescript']),
      changesetStep(root),
      importStep(root),
      documentStep(root),
      commandStep('lint', root, 'oxlint', ['--deny-warnings']),
    ],
  ],
  // Process tests and journeys often wait for a server or a page, so the longest lane runs beside both.
  [
    others.map(testsOf),
    [playwrightStep('journeys in a browser', join(root, 'e2e'))],
    [
      testsOf(processes),
      commandStep('unused files and dependencies', root, 'knip', []),
      commandStep('directions of import', root, 'turbo', ['boundaries']),
    ],
  ],
];

await runChosen(stages);
