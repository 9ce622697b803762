import { relative } from 'node:path';
import { type TestSelection, reportedStep } from './reported-step.ts';
import type { Step } from './step.ts';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
  /** Times in milliseconds. */
  testResults: { name: string; status: 'passed' | 'failed'; startTime: number; endTime: number }[];
}

/**
 * Runs a package's tests, or those of some of its files, and counts them. A file that can't be loaded and a skipped test
 * count as failures.
 */
export const vitestStep = (
  name: string,
  cwd: string,
  { files = [], project, mayBeNone = false, ...limits }: TestSelection = {},
): Step =>
  reportedStep<Report>({
    name,
    files,
    command: (report, chosen) => ({
      program: 'vitest',
      args: [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...(project === undefined ? [] : ['--project', project]),
        ...(mayBeNone ? ['--passWithNoTests'] : []),
        ...chosen,
      ],
      cwd,
      ...limits,
    }),
    count: ({ numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites, testResults }) => ({
      passed: numPassedTests,
      failed: numFailedTests + numPendingTests || numFailedTestSuites,
      failedFiles: testResults
        .filter(({ status }) => status === 'failed')
        .map(({ name: file }) => relative(cwd, file)),
      times: testResults.map(({ name: file, startTime, endTime }) => ({
        name: relative(cwd, file),
        seconds: (endTime - startTime) / 1000,
      })),
    }),
  });
