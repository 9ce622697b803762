import { type Part, reportedStep } from './reported-step.ts';
import type { Step } from './step.ts';

interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Runs journeys and counts them. Flaky and skipped ones count as failed. */
export const playwrightStep = (
  name: string,
  cwd: string,
  { files = [], project, ...limits }: Part = {},
): Step =>
  reportedStep<Report>({
    name,
    command: (file) => ({
      program: 'pnpm',
      args: [
        'exec',
        'playwright',
        'test',
        '--reporter=list,json',
        ...(project === undefined ? [] : ['--project', project]),
        ...files,
      ],
      cwd,
      ...limits,
      env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    }),
    count: ({ stats }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + stats.skipped,
    }),
  });
