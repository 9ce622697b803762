import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';

const main = join(import.meta.dirname, '..', '..', 'apps', 'api', 'src', 'main.ts');
const readyWithinMs = 60_000;
const pollMs = 50;

/** One server as a process of its own. */
export interface ApiServer {
  url: string;
  process: ChildProcess;
  /** Asks it to stop and waits until it has. Resolves to its exit code. */
  stop: () => Promise<number | null>;
  /** Ends it without a chance to do anything, and waits until it is gone. */
  kill: () => Promise<void>;
}

const exited = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
    else child.once('exit', (code) => resolve(code));
  });

const untilReady = async (url: string, child: ChildProcess, complaints: () => string): Promise<void> => {
  const deadline = performance.now() + readyWithinMs;
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${complaints()}`);
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => {
      setTimeout(resolve, pollMs);
    });
  }
  throw new Error(`The server was not ready in time: ${complaints()}`);
};

/** Starts a server on a port with the given environment and waits until it is ready. */
export const startApiServer = async (port: number, env: Record<string, string>): Promise<ApiServer> => {
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      NODE_ENV: 'development',
      LOG_LEVEL: 'warn',
      CALLS_A_MINUTE: '1000000',
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints = (complaints + chunk.toString()).slice(-4000);
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(url, child, () => complaints);
  return {
    url,
    process: child,
    stop: async () => {
      child.kill('SIGTERM');
      return await exited(child);
    },
    kill: async () => {
      child.kill('SIGKILL');
      await exited(child);
    },
  };
};
