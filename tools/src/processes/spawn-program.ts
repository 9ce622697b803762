import { type ChildProcess, spawn } from 'node:child_process';

export interface ProgramOptions {
  env: Readonly<Record<string, string | undefined>>;
  /** Where stdout goes; a pipe by default. */
  output?: number | 'ignore';
  /** Command-line options for Node. */
  flags?: readonly string[];
}

const endWithParent = new URL('end-with-parent.ts', import.meta.url).href;

/**
 * Starts a program of ours as a separate process with piped stderr. It ends when this process does, even if this one is killed:
 * then the channel between them closes.
 */
export const spawnProgram = (file: string, { env, output, flags = [] }: ProgramOptions): ChildProcess =>
  spawn(process.execPath, ['--import', endWithParent, ...flags, file], {
    env,
    stdio: ['ignore', output ?? 'pipe', 'pipe', 'ipc'],
  });
