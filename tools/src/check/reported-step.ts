import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CommandOptions, type Finished, runCommand } from './run-command.ts';
import type { Outcome, Step } from './step.ts';

/** What of a package's tests a step runs. */
export interface Part {
  /** Only these, as paths from the package; all by default. */
  files?: readonly string[];
  /** Only this of the projects its configuration names; all by default. */
  project?: string;
  /** Whether there may be none, as in a folder without tests. */
  mayBeNone?: boolean;
  /** How long they may take; 30 by default. */
  minutes?: number;
}

/** A command that writes a report as JSON. */
interface Reporting<Report> {
  name: string;
  /** What to run so that the report comes to `file`. */
  command: (file: string) => CommandOptions & { program: string; args: readonly string[] };
  /** How many passed, and how many did not for whatever reason. */
  count: (report: Report) => Pick<Outcome, 'passed' | 'failed'>;
}

/** Undefined when it is missing or was not written to its end. */
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

/** A step that is many tests. One whose report is missing, or that failed beside its tests, counts as one failure. */
export const reportedStep = <Report>({ name, command, count }: Reporting<Report>): Step => ({
  name,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'yayan-check-'));
    try {
      const file = join(folder, 'report.json');
      const { program, args, ...options } = command(file);
      const finished = await runCommand(program, args, { minutes: 30, ...options });
      const report = read(file) as Report | undefined; // As the command writes it.
      return report === undefined
        ? outcomeOf({ ...finished, ok: false }, { passed: 0, failed: 0 })
        : outcomeOf(finished, count(report));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});
