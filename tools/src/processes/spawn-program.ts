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
 * Starts a program of ours as a process of its own, whose complaints are piped. It ends when this process does, also when
 * that has no chance to do anything about it: the channel between them breaks.
 */
export const spawnProgram = (file: string, { env, output, flags = [] }: ProgramOptions): ChildProcess =>
  spawn(process.execPath, ['--import', endWithParent, ...flags, file], {
    env,
    stdio: ['ignore', output ?? 'pipe', 'pipe', 'ipc'],
  });
