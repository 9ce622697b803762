import type { ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { spawnProgram } from './spawn-program.ts';

/** The server, running as its own process. */
export interface ApiProcess {
  url: string;
  pid: number;
  /** Resolves when the process has ended: to its exit code, or null after a signal. */
  ended: Promise<number | null>;
  /** Stops the server gracefully: it finishes running calls. Resolves to its exit code. */
  stop: () => Promise<number | null>;
  /** Kills the server with SIGKILL and waits until it is gone. */
  kill: () => Promise<void>;
}

export interface ApiProcessOptions {
  port: number;
  /** Environment variables in addition to the standard ones. */
  environment: Readonly<Record<string, string>>;
  /** Command-line options for Node. */
  flags?: readonly string[];
  /** The file that receives the structured log; none by default. */
  logFile?: string;
  /** The server's main file; by default that of this repository. */
  program?: string;
}

const main = join(import.meta.dirname, '..', '..', '..', 'apps', 'api', 'src', 'main.ts');
const readyWithinMs = 600_000;
const pollMs = 50;

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

const untilReady = async (url: string, hasEnded: () => boolean): Promise<void> => {
  const deadline = performance.now() + readyWithinMs;
  while (!(await isReady(url))) {
    if (hasEnded()) throw new Error('the API ended before it was ready');
    if (performance.now() > deadline)
      throw new Error(`the API was not ready within ${readyWithinMs / 1000} s`);
    await wait(pollMs);
  }
};

const endOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    child.once('exit', resolve);
  });

const openLog = (file: string): number => {
  mkdirSync(dirname(file), { recursive: true });
  return openSync(file, 'a');
};

/**
 * Starts the server and waits until it is ready. The server ends when this process ends.
 * @throws with the last lines of stderr when the server isn't ready in time or ends early; nothing keeps running.
 */
export const startApiProcess = async ({
  port,
  environment,
  flags = [],
  logFile,
  program = main,
}: ApiProcessOptions): Promise<ApiProcess> => {
  const log = logFile === undefined ? undefined : openLog(logFile);
  const child = spawnProgram(program, {
    env: { ...process.env, ...environment, PORT: String(port) },
    output: log ?? 'ignore',
    flags,
  });
  if (log !== undefined) closeSync(log);
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-4000);
  });
  let over = false;
  const ended = endOf(child).finally(() => {
    over = true;
  });
  const end = (signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> => {
    child.kill(signal);
    return ended;
  };
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilReady(url, () => over);
  } catch (error) {
    await end('SIGKILL');
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error([reason, complaint, logFile && `See ${logFile}`].filter(Boolean).join('\n'), {
      cause: error,
    });
  }
  return {
    url,
    pid: child.pid ?? 0,
    ended,
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
  };
};
