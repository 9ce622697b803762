import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { changesIn } from './changed/changed-files.ts';
import { planCheck } from './changed/plan-check.ts';
import { readWorkspace } from './changed/workspace.ts';
import { changesetStep } from './check/changeset-step.ts';
import { commandStep } from './check/command-step.ts';
import { documentStep } from './check/document-step.ts';
import { importStep } from './check/import-step.ts';
import { playwrightStep } from './check/playwright-step.ts';
import { runStages } from './check/run-stages.ts';
import { staleStep } from './check/stale-step.ts';
import type { Step } from './check/step.ts';
import { vitestStep } from './check/vitest-step.ts';

const root = join(import.meta.dirname, '..', '..');
const { base, files } = changesIn(root, process.argv[2]);
const plan = planCheck(readWorkspace(root), files);
const present = files.filter((file) => existsSync(join(root, file)));
const linted = present.filter((file) => /\.tsx?$/u.test(file) && !file.includes('/gen/'));
const hasTests = (folder: string): boolean => existsSync(join(root, folder, 'vitest.config.ts'));

/** A step that only some changes need. */
const when = (isNeeded: boolean, step: Step): readonly Step[] => (isNeeded ? [step] : []);
const turbo = (task: string, packages: readonly string[], flags: readonly string[] = []): Step =>
  commandStep(task, root, 'turbo', [
    'run',
    task,
    ...flags,
    '--output-logs=errors-only',
    ...packages.map((name) => `--filter=${name}`),
  ]);

console.log(`${files.length} files changed since ${base}; \`npm test\` checks everything`);
const { passed, failed } = await runStages(
  [
    [
      [
        ...when(
          present.length > 0,
          commandStep('format', root, 'oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...present]),
        ),
        changesetStep(root),
        importStep(root),
        ...(plan.document ? [documentStep(root), staleStep(root)] : []),
      ],
    ],
    [
      when(linted.length > 0, commandStep('lint', root, 'oxlint', ['--deny-warnings', ...linted])),
      // The packages that these use are unchanged. Without this flag turbo can't tell whether a cached result is still valid.
      when(plan.types.length > 0, turbo('types', plan.types, ['--only', '--force'])),
    ],
    [
      [
        ...plan.tests
          .filter(({ folder }) => hasTests(folder))
          .map(({ folder, parts }) =>
            vitestStep(`tests of ${folder} ${parts.join(' ')}`, join(root, folder), {
              files: parts,
              mayBeNone: true,
            }),
          ),
        ...plan.related.filter(hasTests).map((folder) =>
          vitestStep(`tests of ${folder} that reach a change`, join(root, folder), {
            files: [`--changed=${base}`],
            mayBeNone: true,
          }),
        ),
      ],
      when(plan.journeys.length > 0, turbo('build', ['@yayan/member', '@yayan/bbs'])),
    ],
    [
      when(
        plan.journeys.length > 0,
        playwrightStep(`journeys ${plan.journeys.join(' ')}`, join(root, 'e2e'), {
          files: plan.journeys,
          project: 'phone',
        }),
      ),
    ],
  ],
  (report) => console.log(report),
);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
