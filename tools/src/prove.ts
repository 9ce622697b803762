import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { playwrightStep } from './check/playwright-step.ts';
import { runChosen } from './check/run-chosen.ts';
import type { Step } from './check/step.ts';
import { vitestStep } from './check/vitest-step.ts';

const root = join(import.meta.dirname, '..', '..');
/** Higher than any test's own limit, so that each test runs as many rounds as the product claims. */
process.env['YAYAN_RUNS'] = 'Infinity';
process.env['YAYAN_BUSY'] ??= '4';
const minutes = 12 * 60;

const serverTests = '{src,demo,test}/**/*.test.ts';
/** The test files that match the pattern in a folder: those that count rounds, or those that don't. */
const testsIn = (folder: string, pattern: string, { counted }: { counted: boolean }): string[] =>
  globSync(`${folder}/${pattern}`, { cwd: root })
    .filter((file) => /\/runs(?:\.ts)?'/u.test(readFileSync(join(root, file), 'utf8')) === counted)
    .toSorted();

/** One step for each test file of a package that counts rounds. */
const countedIn = (folder: string, pattern: string, stepOf: typeof vitestStep): Step[] =>
  testsIn(folder, pattern, { counted: true }).map((file) =>
    stepOf(file, join(root, folder), { files: [relative(folder, file)], minutes }),
  );

/** The check runs each journey in one size, in one colour scheme, and most tests only on PostgreSQL; this runs all. */
process.env['YAYAN_ENGINES'] = 'all';

await runChosen([
  [
    [
      // Those that count rounds run on both engines, in steps of their own.
      vitestStep('tests of apps/api on the embedded engine', join(root, 'apps/api'), {
        project: 'pglite',
        files: testsIn('apps/api', serverTests, { counted: false }).map((file) => relative('apps/api', file)),
        minutes,
      }),
      playwrightStep('journeys in both sizes', join(root, 'e2e'), { minutes }),
      ...countedIn('apps/api', serverTests, vitestStep),
      ...countedIn('e2e', 'processes/*.test.ts', vitestStep),
      ...countedIn('e2e', 'journeys/**/*.spec.ts', playwrightStep),
    ],
  ],
]);
