import { sql } from 'kysely';
import { ApiFault } from '../errors/api-fault.ts';
import type { Platform } from './platform.ts';

/**
 * Limits how often one network or sign-in may make a kind of call in a minute, over all servers together. Counting costs a
 * call no query: each server adds up its own calls, and exchanges the sums through the database once a second. So a
 * burst over several servers can pass the limit for at most that second.
 */
export interface SharedLimit {
  /** Counts one call. @throws TOO_MANY (with Retry-After) beyond `most` in this minute. */
  take(kind: string, who: string, most: number): void;
  /** Exchanges the sums now. */
  exchange(): Promise<void>;
}

interface Count {
  /** The calls on all servers at the last exchange. */
  known: number;
  /** The calls on this server since then. */
  pending: number;
}

const MINUTE_MS = 60_000;
const EXCHANGE_MS = 1_000;
const KEPT_MINUTES = 5;

export function createSharedLimit({
  database,
  clock,
  cipher,
  log,
}: Pick<Platform, 'database' | 'clock' | 'cipher' | 'log'>): SharedLimit {
  let minute = 0;
  let exchangedAt = 0;
  let forgottenAt = 0;
  let counts = new Map<string, Count>();

  const exchangeOnce = async (): Promise<void> => {
    const own = counts;
    const start = new Date(minute);
    const added = [...own].filter(([, { pending }]) => pending > 0);
    if (added.length === 0) return;
    const rows = added.map(([key, { pending }]) => ({ key: cipher.blindIndex(key), calls: pending }));
    const byIndex = new Map(rows.map(({ key }, index) => [key, added[index]?.[1]]));
    for (const [, count] of added) {
      count.known += count.pending;
      count.pending = 0;
    }
    // Always in the order of the keys, so that two servers never deadlock.
    const { rows: sums } = await sql<{ key: string; calls: number }>`
      insert into call_counts as c (minute, key, calls)
      select ${start}::timestamptz, key, calls from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as own (key text, calls integer) order by key
      on conflict (minute, key) do update set calls = c.calls + excluded.calls
      returning key, calls`.execute(database.read);
    for (const { key, calls } of sums) {
      const count = byIndex.get(key);
      if (count) count.known = calls;
    }
    if (forgottenAt === start.getTime()) return;
    forgottenAt = start.getTime();
    const before = new Date(forgottenAt - KEPT_MINUTES * MINUTE_MS);
    await database.read.deleteFrom('call_counts').where('minute', '<', before).execute();
  };

  // One after the other, so that exchanges don't pile up on a slow database.
  let last = Promise.resolve();
  const exchange = async (): Promise<void> => {
    const mine = last.then(exchangeOnce);
    last = mine.catch(() => undefined);
    await mine;
  };

  const inBackground = (work: () => Promise<void>): void => {
    work().catch((err: unknown) => log.warn({ err }, 'calls could not be counted over all servers'));
  };

  return {
    take: (kind, who, most) => {
      const now = clock.now().getTime();
      const start = now - (now % MINUTE_MS);
      if (start !== minute) {
        minute = start;
        counts = new Map();
      }
      const key = `calls ${kind} ${who}`;
      const count = counts.get(key) ?? { known: 0, pending: 0 };
      counts.set(key, count);
      count.pending += 1;
      if (now - exchangedAt >= EXCHANGE_MS || now < exchangedAt) {
        exchangedAt = now;
        inBackground(exchange);
      }
      if (count.known + count.pending > most)
        throw new ApiFault('TOO_MANY', null, Math.ceil((start + MINUTE_MS - now) / 1000));
    },
    exchange,
  };
}
