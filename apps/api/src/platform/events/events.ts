import { setTimeout as wait } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from '../clock.ts';
import { coalesce } from './coalesce.ts';
import type { Step } from '../database/cte-chain.ts';
import type { Database } from '../database/database.ts';
import { recordset } from '../database/recordset.ts';
import type { Logger } from '../log.ts';
import { createEventReader } from './event-reader.ts';
import { createRecentTopics } from './recent-topics.ts';
import { createSubscribers } from './subscribers.ts';
import type { Tx } from '../database/tx.ts';

export interface LiveEvent {
  topic: string;
  payload: unknown;
}

/** An event about a member. */
export interface MemberEvent extends LiveEvent {
  memberId: string;
}

/** Events from any server to every server, for pages that are open now. Work that must not be lost is a job instead. */
export interface Events {
  /** Sends `payload` (small JSON) to every subscriber of `topic` on every server after the transaction commits. */
  publishIn(tx: Tx, topic: string, payload: unknown): Promise<void>;
  /**
   * Returns a step of a CTE chain that publishes events: those whose `member_id` the step `behind` returns. The caller
   * must call `wake` after the commit.
   */
  publishStep(published: readonly MemberEvent[], behind: Step): Step;
  /** Makes every server read the committed events. */
  wake(): void;
  /** Like `wake`, after the transaction commits. */
  wakeAfter(tx: Tx): void;
  /** Calls `heard` once for each event that commits from now on. Returns a function that ends the subscription. */
  subscribe(topic: string, heard: (payload: unknown) => void): () => void;
  /**
   * Returns whether the topic may have had events within the last 30 s. A subscriber that reconnects asks this,
   * because it may have missed some. It misses none between this call and `subscribe` in the same turn of the event
   * loop.
   */
  hadEvents(topic: string): boolean;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface EventsOptions {
  database: Database;
  clock: Clock;
  log: Logger;
  /** Milliseconds between two reads without a notification (default 2 s). */
  pollMs?: number;
  /** Whether to listen for NOTIFY (default true). Otherwise the server only polls. */
  notified?: boolean;
}

const CHANNEL = 'yayan_events';
const KEEP_MINUTES = 10;
const RECENT_MS = 30_000;
const SWEEP_MS = 60_000;
/** The shortest time between two notifications of one server, however many transactions commit. */
const WAKE_PAUSE_MS = 20;

/**
 * The statement that publishes an event for each row of a query with the columns `topic` and `payload` (jsonb). The
 * caller must call `wake` after the commit.
 */
export const publishEventsSql = (rows: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`insert into events (topic, payload) ${rows}`;

function publishStep(published: readonly MemberEvent[], { name: behind }: Step): Step {
  const rows = published.map(({ memberId, topic, payload }) => ({ member_id: memberId, topic, payload }));
  return {
    name: 'told',
    statement: publishEventsSql(sql`
      select topic, payload
      from ${recordset(rows, 'news (member_id uuid, topic text, payload jsonb)')}
      join ${sql.id(behind)} using (member_id)`),
  };
}

/**
 * Creates this server's events. An event is a row of a table that every server reads. NOTIFY wakes the servers. We
 * send it after the commit, because PostgreSQL commits notifying transactions one at a time. When a process dies
 * before it notifies, the other servers read the event with their next poll.
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
        subscribers.notify(topic, payload);
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
    publishStep,
    wake: waking.ask,
    wakeAfter: (tx) => database.afterCommit(tx, waking.ask),
    subscribe: subscribers.add,
    hadEvents: recent.has,
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
      await reading.whenIdle();
      await waking.whenIdle();
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
