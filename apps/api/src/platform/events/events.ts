import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import { coalesce } from './coalesce.ts';
import type { Step } from '../database/cte-chain.ts';
import type { Database } from '../database/database.ts';
import type { Schema } from '../database/gen/schema.ts';
import { givenRows } from '../database/recordset.ts';
import type { Logger } from '../log.ts';
import { createEventReader } from './event-reader.ts';
import { createRecentTopics } from './recent-topics.ts';
import { createSubscribers } from './subscribers.ts';

export interface News {
  topic: string;
  payload: unknown;
}

/** News of what a member's work did. */
export interface MemberEvent extends News {
  memberId: string;
}

/** News from any server to every server, for pages that are open right now. Not for work that must be done: that is a job. */
export interface Events {
  /** Tells `payload` (JSON, small) to every subscriber of `topic` on every server once the transaction commits. */
  publishIn(tx: Transaction<Schema>, topic: string, payload: unknown): Promise<void>;
  /** The same of many, as a step of a chain: what is of those whose `member_id` a step answers. The caller calls `wake`. */
  telling(news: readonly MemberEvent[], behind: Step): Step;
  /** Has every server look for what has been committed. */
  wake(): void;
  /** Hears what commits from now on, each once, in the order of ids within one reading. Returns what ends it. */
  subscribe(topic: string, heard: (payload: unknown) => void): () => void;
  /**
   * Whether there may have been news of the topic within the last 30 s, for a subscriber that is to know what it missed.
   * Asked together with `subscribe`, nothing falls between the two.
   */
  hadNews(topic: string): boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface EventsOptions {
  database: Database;
  clock: Clock;
  log: Logger;
  /** How often to look without being notified (default 2 s). */
  pollMs?: number;
  /** Whether to be woken by NOTIFY (default). Off, only the polling is left. */
  notified?: boolean;
}

const CHANNEL = 'yayan_events';
const KEEP_MINUTES = 10;
const RECENT_MS = 30_000;
const SWEEP_MS = 60_000;
/** Servers are woken at most this often by each other, however many transactions commit. */
const WAKE_PAUSE_MS = 20;

function telling(news: readonly MemberEvent[], { name: behind }: Step): Step {
  const rows = news.map(({ memberId, topic, payload }) => ({ member_id: memberId, topic, payload }));
  return {
    name: 'told',
    statement: sql`
      insert into events (topic, payload)
      select topic, payload
      from ${givenRows(rows, 'news (member_id uuid, topic text, payload jsonb)')}
      join ${sql.id(behind)} using (member_id)`,
  };
}

/**
 * Events over a table that every server reads, woken by NOTIFY, which follows the commit instead of being part of it:
 * PostgreSQL lets transactions that notify commit one at a time only. One that is lost with its process costs a poll's
 * time.
 */
export function createEvents(options: EventsOptions): Events {
  const { database, clock, log, pollMs = 2_000, notified = true } = options;
  const subscribers = createSubscribers(log);
  const recent = createRecentTopics(clock, RECENT_MS);
  const read = createEventReader(database);
  const reading = coalesce(async () => {
    try {
      for (const { topic, payload } of await read()) {
        recent.note(topic);
        subscribers.tell(topic, payload);
      }
    } catch (err) {
      log.warn({ err }, 'events could not be read');
    }
  });
  const waking = coalesce(async () => {
    try {
      await database.run('select pg_notify($1, $2)', [CHANNEL, '']);
    } catch (err) {
      log.warn({ err }, 'servers could not be woken');
    }
    await wait(WAKE_PAUSE_MS);
  });
  let timers: NodeJS.Timeout[] = [];
  let stopListening: (() => Promise<void>) | undefined;

  return {
    publishIn: async (tx, topic, payload) => {
      await sql`insert into events (topic, payload) values (${topic}, ${JSON.stringify(payload)})`.execute(
        tx,
      );
      database.afterCommit(tx, waking.ask);
    },
    telling,
    wake: waking.ask,
    subscribe: subscribers.add,
    hadNews: recent.has,
    start: async () => {
      for (const { topic } of await read()) recent.note(topic);
      if (notified) stopListening = await database.listen(CHANNEL, reading.ask);
      timers = [setInterval(reading.ask, pollMs), setInterval(() => void sweep({ database, log }), SWEEP_MS)];
      for (const timer of timers) timer.unref();
      reading.ask();
    },
    stop: async () => {
      for (const timer of timers) clearInterval(timer);
      timers = [];
      await stopListening?.();
      stopListening = undefined;
      await reading.settle();
      await waking.settle();
    },
  };
}

async function sweep({ database, log }: Pick<EventsOptions, 'database' | 'log'>): Promise<void> {
  try {
    await sql`delete from events where created_at < now() - make_interval(mins => ${KEEP_MINUTES}::int)`.execute(
      database.read,
    );
  } catch (err) {
    log.warn({ err }, 'old events could not be deleted');
  }
}
