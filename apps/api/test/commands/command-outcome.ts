import type { Commands } from '../../src/commands/runner/command.ts';
import { runCommand } from '../../src/commands/runner/run-command.ts';

export interface CommandOutcome {
  code: number;
  out: string;
  err: string;
}

/** Runs a command line like a terminal. Resolves to its exit code and its output. */
export async function commandOutcome(
  commands: Commands,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandOutcome> {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runCommand(commands, args, env, {
    out: (line) => out.push(line),
    err: (line) => err.push(line),
  });
  return { code, out: out.join('\n'), err: err.join('\n') };
}
