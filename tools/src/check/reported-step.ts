import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CommandOptions, type CommandResult, runCommand } from './run-command.ts';
import type { Timing, Step, SuspectTests } from './step.ts';

/** The tests of a package that a step runs. */
export interface TestSelection {
  /** Paths from the package; all tests by default. */
  files?: readonly string[];
  /** One project of the test configuration; all by default. */
  project?: string;
  /** Whether finding no test is allowed. */
  mayBeNone?: boolean;
  /** Time limit in minutes; 80 by default. */
  minutes?: number;
}

/** The test results in a report. */
export interface TestCounts {
  passed: number;
  /** The number of tests that didn't pass, for any reason. */
  failed: number;
  /** The files with a failed test, in the form of the command's arguments. */
  failedFiles: readonly string[];
  times: readonly Timing[];
}

/** More failures than this are real faults, and aren't run again. */
const mostSuspects = { tests: 5, files: 3 };
/** How often suspects must pass. */
const triesAlone = 3;

/** A command that writes a JSON report. */
interface ReportingCommand<Report> {
  name: string;
  /** Which tests to run. */
  files: readonly string[];
  /** The command that runs the tests of `files`, or all without one, and writes its report to `report`. */
  command: (
    report: string,
    files: readonly string[],
  ) => CommandOptions & { program: string; args: readonly string[] };
  count: (report: Report) => TestCounts;
}

/** Undefined when the file is missing or incomplete. */
const read = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const nothing: TestCounts = { passed: 0, failed: 0, failedFiles: [], times: [] };

/** A step that runs many tests. A missing report, or a failure outside the tests, counts as one failure. */
export const reportedStep = <Report>({
  name,
  files: all,
  command,
  count,
}: ReportingCommand<Report>): Step => {
  const run = async (files: readonly string[]): Promise<CommandResult & TestCounts> => {
    const folder = mkdtempSync(join(tmpdir(), 'yayan-check-'));
    try {
      const file = join(folder, 'report.json');
      const { program, args, ...options } = command(file, files);
      const finished = await runCommand(program, args, { minutes: 80, ...options });
      const report = read(file) as Report | undefined; // As the command writes it.
      const counted = report === undefined ? nothing : count(report);
      const isWell = finished.ok && report !== undefined;
      return { ...finished, ...counted, failed: counted.failed > 0 || isWell ? counted.failed : 1 };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  };
  const suspectsOf = ({ failed, failedFiles: files }: TestCounts): SuspectTests | undefined =>
    files.length === 0 || files.length > mostSuspects.files || failed > mostSuspects.tests
      ? undefined
      : {
          files,
          passAlone: async () => {
            for (let tries = 0; tries < triesAlone; tries += 1)
              if ((await run(files)).failed > 0) return false;
            return true;
          },
        };
  return {
    name,
    run: async () => {
      const counted = await run(all);
      const { passed, failed, times: files, output: details } = counted;
      const suspects = failed > 0 ? suspectsOf(counted) : undefined;
      return { passed, failed, details, files, ...(suspects && { suspects }) };
    },
  };
};
