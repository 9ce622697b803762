import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';
import type { Step } from './step.ts';

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numFailedTestSuites: number;
}

/** Runs a package's tests and counts them. A file that can't be loaded and a skipped test count as failures. */
export const vitestStep = (name: string, cwd: string): Step => ({
  name,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'yayan-check-'));
    const file = join(folder, 'report.json');
    try {
      const { ok, output } = await runCommand(
        'vitest',
        ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
        { cwd },
      );
      const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
      const broken = report.numFailedTests + report.numPendingTests;
      const failed = broken > 0 || ok ? broken : Math.max(1, report.numFailedTestSuites);
      return { passed: report.numPassedTests, failed, details: output };
    } catch (error) {
      return { passed: 0, failed: 1, details: String(error) };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});
