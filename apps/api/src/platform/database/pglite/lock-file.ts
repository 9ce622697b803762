import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';

/** The holder of a lock file. */
export interface Holder {
  pid: number;
  host: string;
  /** Kernel start time of the process. It tells the process from a later one with the same number. */
  started: string;
}

/** Another process holds the file. `holder` is undefined if the file doesn't name it. */
export class LockFileHeldError extends Error {
  override readonly name = 'LockFileHeldError';
  readonly holder: Holder | undefined;
  constructor(holder: Holder | undefined) {
    super('The lock file is held');
    this.holder = holder;
  }
}

/**
 * Creates the lock file for `self`, or takes it over from a holder that `isGone`. Throws `LockFileHeldError`.
 *
 * Only the one process that holds the claim on a dead holder's file may replace that file. Without the claim, two
 * processes could see the same dead holder, and the second would replace the file that the first has just written.
 */
export function takeLockFile(file: string, self: Holder, isGone: (holder: Holder) => boolean): void {
  try {
    writeFileSync(file, JSON.stringify(self), { flag: 'wx', mode: 0o600 });
    return;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  const dead = readHolder(file);
  if (dead === undefined || !isGone(dead)) throw new LockFileHeldError(dead);
  const claim = `${file}.${createHash('sha256').update(JSON.stringify(dead)).digest('hex').slice(0, 16)}`;
  takeLockFile(claim, self, isGone);
  try {
    const present = readHolder(file);
    if (JSON.stringify(present) !== JSON.stringify(dead)) throw new LockFileHeldError(present);
    // The rename replaces the old file, so that it is never missing and nobody can create it in between.
    writeFileSync(`${claim}.new`, JSON.stringify(self), { mode: 0o600 });
    renameSync(`${claim}.new`, file);
  } finally {
    rmSync(claim, { force: true });
  }
}

/** The holder of the file; undefined when there is none, or the file can't be read. */
export function readHolder(file: string): Holder | undefined {
  try {
    const { pid, host, started }: Partial<Holder> = JSON.parse(readFileSync(file, 'utf8'));
    return pid === undefined || host === undefined || started === undefined
      ? undefined
      : { pid, host, started };
  } catch {
    return undefined;
  }
}
