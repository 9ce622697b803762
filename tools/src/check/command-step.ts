import { runCommand } from './run-command.ts';
import type { Step } from './step.ts';

/** A step that runs one command and passes when the command exits with 0. */
export const commandStep = (name: string, cwd: string, command: string, args: readonly string[]): Step => ({
  name,
  run: async () => {
    const { ok, output } = await runCommand(command, args, { cwd });
    return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, details: output };
  },
});
