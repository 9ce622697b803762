import { sql } from 'kysely';
import { type Clock, systemClock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Logger } from './log.ts';

/**
 * The database's clock, which all servers share: codes and limits mean the same moment on each, even on a machine whose
 * own clock is wrong (rule 8.7).
 */
export interface DatabaseClock extends Clock {
  /** Compares the machine's clock with the database's. Without an answer the last comparison counts. */
  compare(): Promise<void>;
  /** How far the machine's clock is ahead of the database's, in milliseconds. Negative if it is behind. */
  aheadMs(): number;
  /** Compares every 10 s from now on. */
  start(): void;
  stop(): void;
}

/** Beyond this, operators are told. */
export const NOTABLE_SKEW_MS = 2_000;
const EVERY_MS = 10_000;
/** Differences below this are measuring errors. Following them would let the time jump to and fro. */
const SMALLEST_MS = 100;

/** Makes the clock. It shows the machine's time until the first comparison. */
export function createDatabaseClock(
  { read }: Pick<Database, 'read'>,
  log: Pick<Logger, 'warn'>,
  machine: Clock = systemClock,
): DatabaseClock {
  let aheadMs = 0;
  let timer: NodeJS.Timeout | undefined;
  const ask = async (): Promise<{ aheadMs: number; errorMs: number }> => {
    const before = machine.now().getTime();
    const { rows } = await sql<{ ms: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(read);
    const after = machine.now().getTime();
    // The answer was made at some moment between the two.
    return { aheadMs: (before + after) / 2 - Number(rows[0]?.ms), errorMs: (after - before) / 2 };
  };
  const compare = async (): Promise<void> => {
    const found = await ask();
    if (Math.abs(found.aheadMs - aheadMs) <= Math.max(found.errorMs, SMALLEST_MS)) return;
    aheadMs = Math.abs(found.aheadMs) <= Math.max(found.errorMs, SMALLEST_MS) ? 0 : found.aheadMs;
    if (Math.abs(aheadMs) > NOTABLE_SKEW_MS)
      log.warn(
        { event: 'clock.skew', clockAheadMs: Math.round(aheadMs) },
        'the clock of this machine is wrong',
      );
  };
  return {
    now: () => new Date(machine.now().getTime() - aheadMs),
    compare,
    aheadMs: () => aheadMs,
    start: () => {
      timer ??= setInterval(() => {
        compare().catch((err: unknown) => log.warn({ err }, 'the clocks could not be compared'));
      }, EVERY_MS);
      timer.unref();
    },
    stop: () => clearInterval(timer),
  };
}
