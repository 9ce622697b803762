import { sqlState } from './database/retry.ts';

/** A place that can be full: the database's volume, or the folder of uploaded files. */
export type FullPlace = 'database' | 'files';

/** Remembers that a call met a full disk. Writing a probe would not find out: an update reuses the space of a row. */
export interface FullDisks {
  /** Notes an error if a full disk caused it. */
  note(error: unknown): void;
  /** Where calls met a full disk in the last half minute. */
  has(place: FullPlace): boolean;
}

const REMEMBERED_MS = 30_000;
const DATABASE_FULL = '53100';

/** Whether the disk of this machine is full, or the user's part of it. */
export const isFolderFull = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

/** @param now milliseconds of a clock that never jumps */
export function createFullDisks(now = (): number => performance.now()): FullDisks {
  const seenAt = new Map<FullPlace, number>();
  return {
    note: (error) => {
      if (isFolderFull(error)) seenAt.set('files', now());
      else if (sqlState(error) === DATABASE_FULL) seenAt.set('database', now());
    },
    has: (place) => now() - (seenAt.get(place) ?? -Infinity) < REMEMBERED_MS,
  };
}
