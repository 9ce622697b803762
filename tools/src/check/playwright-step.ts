import { type TestSelection, reportedStep } from './reported-step.ts';
import type { Step } from './step.ts';

interface Suite {
  file: string;
  suites?: Suite[];
  /** Durations in milliseconds. */
  specs: { ok: boolean; tests: { results: { duration: number }[] }[] }[];
}

interface Report {
  suites: Suite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

const hasFailed = ({ specs, suites = [] }: Suite): boolean =>
  specs.some(({ ok }) => !ok) || suites.some(hasFailed);

const secondsOf = ({ specs, suites = [] }: Suite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration / 1000, 0) +
  suites.reduce((sum, suite) => sum + secondsOf(suite), 0);

/** Runs journeys and counts them. Flaky and skipped ones count as failed. */
export const playwrightStep = (
  name: string,
  cwd: string,
  { files = [], project, ...limits }: TestSelection = {},
): Step =>
  reportedStep<Report>({
    name,
    files,
    command: (report, chosen) => ({
      program: 'pnpm',
      args: [
        'exec',
        'playwright',
        'test',
        '--reporter=list,json',
        ...(project === undefined ? [] : [`--project=${project}`]),
        ...chosen,
      ],
      cwd,
      ...limits,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
    count: ({ stats, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
      failedFiles: suites.filter(hasFailed).map(({ file }) => file),
      times: suites.map((suite) => ({ name: suite.file, seconds: secondsOf(suite) })),
    }),
  });
