import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from './run-command.ts';
import type { Step } from './step.ts';

interface Report {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Runs the journeys and counts them; a flaky or skipped one is a failed one. */
export const playwrightStep = (name: string, cwd: string): Step => ({
  name,
  run: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'yayan-check-'));
    const file = join(folder, 'report.json');
    try {
      const { ok, output } = await runCommand(
        'pnpm',
        ['exec', 'playwright', 'test', '--reporter=list,json'],
        {
          cwd,
          env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
        },
      );
      const { expected, unexpected, flaky, skipped } = (JSON.parse(readFileSync(file, 'utf8')) as Report)
        .stats;
      const broken = unexpected + flaky + skipped;
      return { passed: expected, failed: broken > 0 || ok ? broken : 1, details: output };
    } catch (error) {
      return { passed: 0, failed: 1, details: String(error) };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
});
