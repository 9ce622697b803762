import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Step } from './database/chain.ts';
import type { Database } from './database/database.ts';
import type { Schema } from './database/gen/schema.ts';
import type { Logger } from './log.ts';

export interface News {
  topic: string;
  payload: unknown;
}

/** News of what a member's work did. */
export interface MemberNews extends News {
  memberId: string;
}

/** News from any server to every server, for pages that are open right now. Not for work that must be done: that is a job. */
export interface Events {
  /** Tells `payload` (JSON, small) to every subscriber of `topic` on every server once the transaction commits. */
  publishIn(tx: Transaction<Schema>, topic: string, payload: unknown): Promise<void>;
  /** The same of many, as a step of a chain: what is of those whose `member_id` a step answers. The caller calls `wake`. */
  telling(news: readonly MemberNews[], behind: Step): Step;
  /** Has every server look for what has been committed. */
  wake(): void;
  /** Hears what commits from now on, each once, in the order of ids within one reading. Returns what ends it. */
  subscribe(topic: string, heard: (payload: unknown) => void): () => void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface EventsOptions {
  database: Database;
  log: Logger;
  /** How often to look without being notified (default 2 s). */
  pollMs?: number;
  /** Whether to be woken by NOTIFY (default). Off, only the polling is left. */
  notified?: boolean;
}

const CHANNEL = 'yayan_events';
const KEEP_MINUTES = 10;
const SWEEP_MS = 60_000;
/** Servers are woken at most this often by each other, however many transactions commit. */
const WAKE_PAUSE_MS = 20;

interface Row {
  horizon: string;
  id: number | null;
  topic: string | null;
  payload: unknown;
}

function telling(news: readonly MemberNews[], { name: behind }: Step): Step {
  const rows = news.map(({ memberId, topic, payload }) => ({ member_id: memberId, topic, payload }));
  return {
    name: 'told',
    statement: sql`
      insert into events (topic, payload)
      select topic, payload
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as news (member_id uuid, topic text, payload jsonb)
      join ${sql.id(behind)} using (member_id)`,
  };
}

/**
 * Events over a table that every server reads, woken by NOTIFY, which follows the commit instead of being part of it:
 * PostgreSQL lets transactions that notify commit one at a time only. One that is lost with its process costs a poll's
 * time. A transaction may commit later than one with a higher id, so reading by id alone would lose it: each reading
 * takes everything from the oldest transaction that was still running at the last one, less what it has told already.
 */
export function createEvents(options: EventsOptions): Events {
  const { database, log } = options;
  const subscribers = new Map<string, Set<(payload: unknown) => void>>();
  let horizon = '0';
  let told = new Set<number>();
  let reading: Promise<void> | undefined;
  let again = false;
  let timers: NodeJS.Timeout[] = [];
  let waking: Promise<void> | undefined;
  let wakeAgain = false;
  let stopListening: (() => Promise<void>) | undefined;

  const read = async (): Promise<Row[]> => {
    const { rows } = await sql<Row>`
      select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, e.id, e.topic, e.payload
      from (select) as one left join events e on e.xid >= ${horizon}::text::xid8
      order by e.id`.execute(database.read);
    horizon = rows[0]?.horizon ?? horizon;
    const fresh = rows.filter((row) => row.id !== null && !told.has(row.id));
    told = new Set(rows.flatMap((row) => (row.id === null ? [] : [row.id])));
    return fresh;
  };

  const tell = ({ topic, payload }: Row): void => {
    for (const heard of subscribers.get(topic ?? '') ?? []) {
      try {
        heard(payload);
      } catch (err) {
        log.error({ err, topic: topic ?? '' }, 'event subscriber failed');
      }
    }
  };

  const readAll = async (): Promise<void> => {
    do {
      again = false;
      try {
        for (const row of await read()) tell(row);
      } catch (err) {
        log.warn({ err }, 'events could not be read');
      }
    } while (again);
  };

  const wake = (): void => {
    again = true;
    reading ??= readAll().finally(() => {
      reading = undefined;
    });
  };

  /** Wakes every server, at once or after a pause that whoever asks meanwhile shares. */
  const wakeAll = (): void => {
    wakeAgain = true;
    waking ??= (async () => {
      while (wakeAgain) {
        wakeAgain = false;
        try {
          await database.run('select pg_notify($1, $2)', [CHANNEL, '']);
        } catch (err) {
          log.warn({ err }, 'servers could not be woken');
        }
        await wait(WAKE_PAUSE_MS);
      }
      waking = undefined;
    })();
  };

  const sweep = async (): Promise<void> => {
    try {
      await sql`delete from events where created_at < now() - make_interval(mins => ${KEEP_MINUTES}::int)`.execute(
        database.read,
      );
    } catch (err) {
      log.warn({ err }, 'old events could not be deleted');
    }
  };

  return {
    publishIn: async (tx, topic, payload) => {
      await sql`insert into events (topic, payload) values (${topic}, ${JSON.stringify(payload)})`.execute(
        tx,
      );
      database.afterCommit(tx, wakeAll);
    },
    telling,
    wake: wakeAll,
    subscribe: (topic, heard) => {
      const known = subscribers.get(topic) ?? new Set();
      subscribers.set(topic, known.add(heard));
      return () => {
        known.delete(heard);
        if (known.size === 0 && subscribers.get(topic) === known) subscribers.delete(topic);
      };
    },
    start: async () => {
      await read();
      if (options.notified !== false) stopListening = await database.listen(CHANNEL, wake);
      timers = [setInterval(wake, options.pollMs ?? 2_000), setInterval(() => void sweep(), SWEEP_MS)];
      for (const timer of timers) timer.unref();
      wake();
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      timers = [];
      await stopListening?.();
      stopListening = undefined;
      await reading;
      await waking;
    },
  };
}
