import { spawn } from 'node:child_process';

/** What a finished command said. `output` holds stdout and stderr in the order they came. */
export interface Finished {
  ok: boolean;
  output: string;
}

/** Runs a command to its end, with the workspace's own tools first on the path. */
export const runCommand = (
  command: string,
  args: readonly string[],
  { cwd, env = {} }: { cwd: string; env?: Record<string, string> },
): Promise<Finished> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, DO_NOT_TRACK: '1', TURBO_TELEMETRY_DISABLED: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const keep = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', (error) => resolve({ ok: false, output: `${output}\n${error.message}` }));
    child.once('close', (code) => resolve({ ok: code === 0, output }));
  });
