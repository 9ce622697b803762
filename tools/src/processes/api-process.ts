import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { messageOf, openServerLog } from './server-log.ts';
import { spawnProgram } from './spawn-program.ts';
import { untilReady } from './until-ready.ts';

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
  /** Called each quarter of a minute while the server isn't ready: with the seconds so far and the last message of its log. */
  onWait?: (seconds: number, lastMessage: string | undefined) => void;
}

const main = join(import.meta.dirname, '..', '..', '..', 'apps', 'api', 'src', 'main.ts');
/** A step of a start writes a line when it is done. On a full machine one takes minutes. */
const quietMs = 600_000;
const pingMs = 10_000;
const shownLines = 10;

const isReady = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(pingMs) }).then(
    ({ ok }) => ok,
    () => false,
  );

const endOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    child.once('exit', resolve);
  });

/** Why the server didn't start, with what it wrote last and where its log is. */
const failure = (cause: unknown, output: readonly string[], logFile: string | undefined): Error => {
  const lines = output.filter(Boolean);
  return new Error(
    [
      cause instanceof Error ? cause.message : String(cause),
      lines.length > 0 ? `Its last output:\n${lines.join('\n')}` : 'It has written nothing.',
      ...(logFile === undefined ? [] : [`Its log is ${logFile}`]),
    ].join('\n'),
    { cause },
  );
};

/**
 * Starts the server and waits until it is ready, for as long as it writes lines. The server ends when this process ends.
 * @throws with its last output and where its log is, when the server ends early or writes nothing for ten minutes; nothing keeps
 * running.
 */
export const startApiProcess = async ({
  port,
  environment,
  flags = [],
  logFile,
  program = main,
  onWait,
}: ApiProcessOptions): Promise<ApiProcess> => {
  const log = logFile === undefined ? undefined : openServerLog(logFile);
  const child = spawnProgram(program, {
    env: { ...process.env, ...environment, PORT: String(port) },
    output: log?.descriptor ?? 'ignore',
    flags,
  });
  log?.close();
  let complaint = '';
  let complained = 0;
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-4000);
    complained += chunk.length;
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
    await untilReady(
      {
        name: 'the API',
        waitsFor: `${url}/readyz`,
        isReady: () => isReady(`${url}/readyz`),
        hasEnded: () => over,
        written: () => complained + (log?.written() ?? 0),
      },
      {
        quietMs,
        onWait: (seconds) => onWait?.(seconds, log?.lastLines(1).map(messageOf)[0]),
      },
    );
  } catch (error) {
    await end('SIGKILL');
    throw failure(error, [...(log?.lastLines(shownLines) ?? []), complaint.trim()], logFile);
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
