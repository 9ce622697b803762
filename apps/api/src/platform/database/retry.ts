import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../random.ts';

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const LOCK_NOT_AVAILABLE = '55P03';
const ATTEMPTS = 10;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 500;

/** The SQLSTATE of a database error (both drivers set `code`), or undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/**
 * Whether a migration has changed the result columns of a prepared statement. PostgreSQL has done nothing then. The code
 * alone (0A000) means any feature that it lacks.
 */
export function isStalePlan(error: unknown): boolean {
  return (
    sqlState(error) === '0A000' &&
    error instanceof Error &&
    'routine' in error &&
    error.routine === 'RevalidateCachedQuery'
  );
}

/** Whether a statement gave up waiting for a lock. Its transaction changed nothing. */
export function isLockTimeout(error: unknown): boolean {
  return sqlState(error) === LOCK_NOT_AVAILABLE;
}

/** Whether a transaction was ended because others hold its locks: it waited too long, or they waited for each other. */
export const isLostLock = (error: unknown): boolean =>
  isLockTimeout(error) || sqlState(error) === DEADLOCK_DETECTED;

function worthRetrying(error: unknown): boolean {
  const state = sqlState(error);
  return state === SERIALIZATION_FAILURE || state === DEADLOCK_DETECTED || isStalePlan(error);
}

/**
 * Runs `attempt` up to 10 times while the database asks for a retry (40001 and 40P01), or a migration has made its
 * prepared statements stale. The pause between two attempts
 * is random, below a bound that doubles from 5 to 500 ms, so that the same transactions don't collide again. It throws
 * any other error, and the last one, unchanged.
 */
export async function withRetries<T>(attempt: () => Promise<T>, random: Random): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (failures === ATTEMPTS || !worthRetrying(error)) throw error;
      const bound = Math.min(FIRST_PAUSE_MS * 2 ** (failures - 1), LONGEST_PAUSE_MS);
      await wait(random.int(bound) + 1);
    }
  }
}
