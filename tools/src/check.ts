import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { apiReportStep } from './check/api-report-step.ts';
import { changesetStep } from './check/changeset-step.ts';
import { commandStep } from './check/command-step.ts';
import { documentStep } from './check/document-step.ts';
import { importStep } from './check/import-step.ts';
import { playwrightStep } from './check/playwright-step.ts';
import { runChosen } from './check/run-chosen.ts';
import { releasedStep } from './check/released-step.ts';
import type { Stage } from './check/run-stages.ts';
import { staleStep } from './check/stale-step.ts';
import type { Step } from './check/step.ts';
import { vitestStep } from './check/vitest-step.ts';

const root = join(import.meta.dirname, '..', '..');
// Otherwise each of some hundred processes would read and compile the same sources again, which is half of a server's start.
process.env['NODE_COMPILE_CACHE'] ??= join(root, 'node_modules', '.cache', 'node');
// The type checker and the type-aware linter spent a sixth of their time on collecting garbage. Near the limit they collect as
// often as by default.
process.env['GOGC'] ??= '400';
process.env['GOMEMLIMIT'] ??= '3GiB';
// Tests run in parallel here, so each takes four times as long as alone, and the machine may be half as fast as ours.
process.env['YAYAN_BUSY'] ??= '8';
const testsOf = (folder: string): Step => vitestStep(`tests of ${folder}`, join(root, folder));
const build = commandStep('build', root, 'turbo', ['run', 'build', '--output-logs=errors-only']);
const afterBuild = (step: Step): Step => ({ ...step, needs: [build] });
const tested = globSync('{apps/*,packages/*,tools,bench,docs-site,e2e}/vitest.config.ts', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
}).map(dirname);
const generated = globSync('{apps,packages}/*/src/**/gen', {
  cwd: root,
  exclude: (name) => name === 'node_modules',
});
/** The long steps, the longest first; the others take at most about a minute. */
const long = ['e2e', 'apps/member', 'apps/bbs'];
const short = tested.filter((folder) => folder !== 'apps/api' && !long.includes(folder)).toSorted();
const stages: readonly Stage[] = [
  // This step rewrites generated code, so it runs alone, before all steps that read it.
  [[staleStep(root)]],
  [
    [build],
    [testsOf('apps/api')],
    [
      // Many rules read types, so the linter checks types in the same pass: `tsc` in each package would read its dependencies
      // again.
      commandStep('lint and types', root, 'oxlint', [
        '--deny-warnings',
        '--type-check',
        '--ignore-pattern=examples/**',
      ]),
    ],
    [afterBuild(playwrightStep('journeys in a browser', join(root, 'e2e')))],
    ...long.map((folder) => [afterBuild(testsOf(folder))]),
    [
      // Examples have no dependencies here: e2e/processes/packages.test.ts installs them and checks their types.
      commandStep('lint of the examples', root, 'oxlint', ['--deny-warnings', 'examples']),
      commandStep('types of generated code', root, 'oxlint', [
        '--deny-warnings',
        '--disable-nested-config',
        '--config=tools/generated-code.oxlintrc.json',
        ...generated,
      ]),
    ],
    ...short.map((folder) => [afterBuild(testsOf(folder))]),
    [
      commandStep('format', root, 'oxfmt', ['--check', '.']),
      commandStep('workspace versions', root, 'sherif', ['-i', 'typescript']),
      changesetStep(root),
      releasedStep(root),
      importStep(root),
      documentStep(root),
      afterBuild(apiReportStep(root)),
      afterBuild(commandStep('unused files and dependencies', root, 'knip', [])),
    ],
  ],
];

// The deciding run may be on a machine that is busy with other work.
await runChosen(stages, { secondLook: true, hasBudget: true });
