import { sql } from 'kysely';
import { type Clock, systemClock } from './clock.ts';
import type { Database } from './database/database.ts';
import type { Logger } from './log.ts';

/**
 * The database's clock, which all servers share. Codes and limits have the same time on every server, even if a
 * machine's own clock is wrong (rule 8.7).
 */
export interface DatabaseClock extends Clock {
  /** Compares the machine's clock with the database's. If that fails, the last comparison stays. */
  compare(): Promise<void>;
  /** How far the machine's clock is ahead of the database's, in milliseconds. Negative if it is behind. */
  aheadMs(): number;
  /** Compares every 10 s from now on. */
  start(): void;
  stop(): void;
}

/** A larger difference is logged for operators. */
export const NOTABLE_SKEW_MS = 2_000;
const EVERY_MS = 10_000;
/** Smaller differences are measuring errors. Following them would make the time jump back and forth. */
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
    // The database answered at some moment between the two.
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
