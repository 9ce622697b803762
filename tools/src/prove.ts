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

/** One step for each test file of a package that counts rounds. */
const countedIn = (folder: string, pattern: string, stepOf: typeof vitestStep): Step[] =>
  globSync(`${folder}/${pattern}`, { cwd: root })
    .filter((file) => /\btest(?:ing)?\/runs\b/u.test(readFileSync(join(root, file), 'utf8')))
    .toSorted()
    .map((file) => stepOf(file, join(root, folder), { files: [relative(folder, file)], minutes }));

/** The check runs each journey in one size, in one colour scheme, and most tests only on PostgreSQL; this runs all. */
process.env['YAYAN_ENGINES'] = 'all';

await runChosen([
  [
    [
      vitestStep('tests of apps/api on the embedded engine', join(root, 'apps/api'), {
        project: 'pglite',
        minutes,
      }),
      playwrightStep('journeys in both sizes', join(root, 'e2e'), { minutes }),
      ...countedIn('apps/api', '{src,demo,test}/**/*.test.ts', vitestStep),
      ...countedIn('e2e', 'processes/*.test.ts', vitestStep),
      ...countedIn('e2e', 'journeys/**/*.spec.ts', playwrightStep),
    ],
  ],
]);
