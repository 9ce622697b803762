import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CommandOptions, type Finished, runCommand } from './run-command.ts';
import type { Outcome, Step } from './step.ts';

/** Which of a package's tests a step runs. */
export interface Part {
  /** Paths from the package; all tests by default. */
  files?: readonly string[];
  /** One project of the test configuration; all by default. */
  project?: string;
  /** Whether it is fine to find no test. */
  mayBeNone?: boolean;
  /** Time limit in minutes; 80 by default. */
  minutes?: number;
}

/** A command that writes a report as JSON. */
interface Reporting<Report> {
  name: string;
  /** The command that writes its report to `file`. */
  command: (file: string) => CommandOptions & { program: string; args: readonly string[] };
  /** How many tests passed, and how many didn't, for whatever reason. */
  count: (report: Report) => Pick<Outcome, 'passed' | 'failed'>;
}

/** Undefined when the file is missing or incomplete. */
const read = (file: string): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

const outcomeOf = (
  { ok, output: details }: Finished,
  { passed, failed }: Pick<Outcome, 'passed' | 'failed'>,
): Outcome => ({ passed, failed: failed > 0 || ok ? failed : 1, details });

/** A step that runs many tests. A missing report, or a failure outside the tests, counts as one failure. */
export const reportedStep = <Report>({ name, command, count }: Reporting<Report>): Step => ({
  name,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'yayan-check-'));
    try {
      const file = join(folder, 'report.json');
      const { program, args, ...options } = command(file);
      const finished = await runCommand(program, args, { minutes: 80, ...options });
      const report = read(file) as Report | undefined; // As the command writes it.
      return report === undefined
        ? outcomeOf({ ...finished, ok: false }, { passed: 0, failed: 0 })
        : outcomeOf(finished, count(report));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});
