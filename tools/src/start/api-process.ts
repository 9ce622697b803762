import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';

export interface ApiProcess {
  /** Where its structured log goes. */
  logFile: string;
  /** Resolves when it has ended, with its exit code. */
  ended: Promise<number>;
  /** Asks it to finish what is under way and waits for that. */
  stop: () => Promise<void>;
}

const pollMs = 100;
const readyWithinMs = 120_000;

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(`${url}/readyz`)).ok;
  } catch {
    return false;
  }
};

const waitUntilReady = async (url: string, hasEnded: () => boolean): Promise<void> => {
  const deadline = performance.now() + readyWithinMs;
  while (!(await isReady(url))) {
    if (hasEnded()) throw new Error('the API ended before it was ready');
    if (performance.now() > deadline)
      throw new Error(`the API was not ready within ${readyWithinMs / 1000} s`);
    await new Promise((resolve) => {
      setTimeout(resolve, pollMs);
    });
  }
};

const endOf = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
  });

/**
 * Starts the server as a process of its own, with `environment` besides ours, and waits until it is ready.
 * @throws with the last lines the server wrote when it ends before it is ready.
 */
export const startApi = async (
  root: string,
  url: string,
  dataDir: string,
  environment: Readonly<Record<string, string>>,
): Promise<ApiProcess> => {
  mkdirSync(dataDir, { recursive: true });
  const logFile = join(dataDir, 'api.log');
  const log = createWriteStream(logFile, { flags: 'a' });
  const child = spawn(process.execPath, [join(root, 'apps', 'api', 'src', 'main.ts')], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  child.stdout.pipe(log);
  child.stderr.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-4000);
  });
  const ended = endOf(child);
  let over = false;
  void ended.then(() => (over = true));
  try {
    await waitUntilReady(url, () => over);
  } catch (error) {
    child.kill('SIGTERM');
    await ended;
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${complaint}See ${logFile}`, {
      cause: error,
    });
  }
  return {
    logFile,
    ended,
    stop: async () => {
      if (!over) child.kill('SIGTERM');
      await ended;
      log.end();
    },
  };
};
