import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { OperatorError } from '../../../errors/operator-error.ts';
import { type Holder, LockFileHeldError, readHolder, takeLockFile } from './lock-file.ts';

/** Another process has the data folder open. Two would overwrite each other's writes without noticing. */
export class FolderLockedError extends OperatorError {
  override readonly name = 'FolderLockedError';
}

const FILE = 'database.lock';

/**
 * Takes the data folder for this process alone, or throws `FolderLockedError` naming who has it; resolves to what gives
 * it back. Two locks together: a Linux abstract socket, which the kernel frees whatever kills the process, and a file
 * created exclusively, which also holds between containers that share the folder but not the network. A file whose
 * process is certainly gone (same host, no such process) is taken over; one from another host never is.
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

/** When a process started: kernel ticks on Linux, elsewhere only whether it lives. Undefined when there is none. */
function startOf(pid: number): string | undefined {
  try {
    if (process.platform !== 'linux') {
      process.kill(pid, 0);
      return 'running';
    }
    // The name in brackets may hold spaces, so count from its end; the start time is field 22.
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
