import { spawn } from 'node:child_process';

/** A finished command. `output` contains stdout and stderr in the order of arrival. */
export interface CommandResult {
  ok: boolean;
  output: string;
}

export interface CommandOptions {
  cwd: string;
  env?: Record<string, string>;
  /** The time limit; a command that exceeds it is stopped and has failed. */
  minutes?: number;
}

/** How long a stopped command may take to end before it is killed. */
const stopMs = 30_000;
/** How long a process left behind by the command may keep its output open. */
const leftoversMs = 5_000;

/** Runs a command to its end, with the workspace's own tools first on the path. */
export const runCommand = (
  command: string,
  args: readonly string[],
  { cwd, env = {}, minutes = 40 }: CommandOptions,
): Promise<CommandResult> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, DO_NOT_TRACK: '1', TURBO_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: minutes * 60_000,
    });
    const kill = setTimeout(() => child.kill('SIGKILL'), minutes * 60_000 + stopMs).unref();
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const end = (ok: boolean, more = ''): void => resolve({ ok, output: output + more });
    child.once('error', (error) => end(false, `\n${error.message}`));
    child.once('exit', () => {
      // A process left behind would delay `close` without end; the command's own output has arrived by then.
      const letGo = setTimeout(
        () => [child.stdout, child.stderr].forEach((stream) => stream.destroy()),
        leftoversMs,
      );
      child.once('close', () => clearTimeout(letGo));
    });
    child.once('close', (code, signal) => {
      clearTimeout(kill);
      const stopped = signal === null ? '' : `\n${command} was ended by ${signal}; it has ${minutes} minutes`;
      end(code === 0, stopped);
    });
  });
