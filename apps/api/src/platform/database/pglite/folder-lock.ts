import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '../../../errors/operator-error.ts';
import { type Holder, LockFileHeldError, readHolder, takeLockFile } from './lock-file.ts';

/** Another process uses the data folder. Two processes would overwrite each other's writes unnoticed. */
export class FolderLockedError extends OperatorError {
  override readonly name = 'FolderLockedError';
}

const FILE = 'database.lock';

/**
 * Locks the data folder for this process, or throws `FolderLockedError`, which names the holder. Resolves to a function
 * that releases it. There are two locks. The kernel frees a Linux abstract socket whenever the process dies. An
 * exclusively created file also works between containers that share the folder but not the network. The file is taken
 * over if its process is certainly gone (same host, no such process), never from another host.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = realpathSync(folder);
  const file = join(path, FILE);
  const socket = await lockSocket(path, file);
  try {
    takeFile(file, path);
  } catch (error) {
    await closeSocket(socket);
    throw error;
  }
  return async () => {
    rmSync(file, { force: true });
    await closeSocket(socket);
  };
}

function lockSocket(path: string, file: string): Promise<Server | undefined> {
  if (process.platform !== 'linux') return Promise.resolve(undefined);
  const name = createHash('sha256').update(path).digest('hex');
  const server = createServer((socket) => socket.destroy());
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? lockedBy(readHolder(file), path) : error);
    });
    server.listen(`\0yayan-${name}`, () => {
      server.unref();
      resolve(server);
    });
  });
}

function closeSocket(server: Server | undefined): Promise<void> {
  return new Promise((resolve) => {
    if (server === undefined) resolve();
    else server.close(() => resolve());
  });
}

function takeFile(file: string, path: string): void {
  const self: Holder = { pid: process.pid, host: hostname(), started: startOf(process.pid) ?? '' };
  try {
    takeLockFile(file, self, (holder) => isGone(holder, self));
  } catch (error) {
    throw error instanceof LockFileHeldError ? lockedBy(error.holder, path) : error;
  }
}

function isGone(holder: Holder, self: Holder): boolean {
  if (holder.host !== self.host) return false;
  return startOf(holder.pid) !== holder.started;
}

/**
 * The start time of a process: kernel ticks on Linux, elsewhere only a mark that it is alive. Undefined when there is
 * no such process.
 */
function startOf(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') {
      process.kill(pid, 0);
      return 'running';
    }
    // The name in brackets may contain spaces, so count from its end. The start time is field 22.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return fields[0] === 'Z' ? undefined : fields[19];
  } catch (error) {
    const denied = error instanceof Error && 'code' in error && error.code === 'EPERM';
    return denied ? 'running' : undefined;
  }
}

function lockedBy(holder: Holder | undefined, path: string): FolderLockedError {
  const who = holder ? `process ${holder.pid} on host ${holder.host}` : 'another process';
  return new FolderLockedError(
    `The data folder is in use by ${who} (${path}). Stop it first, or set YAYAN_DATA_DIR to another folder. ` +
      `If that host no longer exists, delete ${FILE} in the folder.`,
  );
}
