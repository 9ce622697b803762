import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { settableClock } from '../../../test/system/settable-clock.ts';
import { silentLog } from '../../../test/system/silent-log.ts';
import { testDatabase } from '../../../test/database/test-database.ts';
import type { Database } from '../database/database.ts';
import { createEvents, type Events } from './events.ts';

let database: Database;
let started: Events[] = [];
const clock = settableClock();

beforeAll(async () => {
  database = await testDatabase();
});

afterEach(async () => {
  await Promise.all(started.map((events) => events.stop()));
  started = [];
});

afterAll(async () => {
  await database.close();
});

async function startEvents(options: { pollMs?: number; notified?: boolean } = {}): Promise<Events> {
  const events = createEvents({ database, clock, log: silentLog, ...options });
  started.push(events);
  await events.start();
  return events;
}

/** Resolves to the first `count` payloads that arrive on a topic. */
function collect(events: Events, topic: string, count: number): Promise<unknown[]> {
  const heard: unknown[] = [];
  return new Promise((resolve) => {
    events.subscribe(topic, (payload) => {
      heard.push(payload);
      if (heard.length === count) resolve(heard);
    });
  });
}

test('NOTIFY brings an event to every server after the transaction commits', async () => {
  const [one, other] = await Promise.all([
    startEvents({ pollMs: 3_600_000 }),
    startEvents({ pollMs: 3_600_000 }),
  ]);
  const heard = Promise.all([collect(one, 'group:7', 1), collect(other, 'group:7', 1)]);
  await database.transaction((tx) => one.publishIn(tx, 'group:7', { answer: '好' }));
  expect(await heard).toEqual([[{ answer: '好' }], [{ answer: '好' }]]);
});

test('without NOTIFY, polling delivers every event exactly once', async () => {
  const events = await startEvents({ pollMs: 10, notified: false });
  const heard = collect(events, 'poll', 20);
  for (let index = 0; index < 20; index += 1) {
    await database.transaction((tx) => events.publishIn(tx, 'poll', index));
  }
  expect(await heard).toEqual(Array.from({ length: 20 }, (_, index) => index));
});

test('never delivers an event of a rolled-back transaction, nor one of another topic', async () => {
  const events = await startEvents();
  const seen: unknown[] = [];
  events.subscribe('quiet', (payload) => seen.push(payload));
  const failing = database.transaction(async (tx) => {
    await events.publishIn(tx, 'quiet', 'never');
    throw new Error('rolled back');
  });
  await expect(failing).rejects.toThrow('rolled back');
  const loud = collect(events, 'loud', 1);
  await database.transaction((tx) => events.publishIn(tx, 'loud', 1));
  await loud;
  expect(seen).toEqual([]);
});

test('calls no subscriber that unsubscribed, and calls the others after one throws', async () => {
  const events = await startEvents();
  const seen: unknown[] = [];
  events.subscribe('topic', (payload) => seen.push(payload))();
  events.subscribe('topic', () => {
    throw new Error('subscriber broke');
  });
  const heard = collect(events, 'topic', 1);
  await database.transaction((tx) => events.publishIn(tx, 'topic', 'hello'));
  expect(await heard).toEqual(['hello']);
  expect(seen).toEqual([]);
});

test('a topic counts as recent for 30 s on every server, also on one that starts later', async () => {
  const [one, other] = await Promise.all([startEvents(), startEvents()]);
  const arrived = Promise.all([collect(one, 'recent', 1), collect(other, 'recent', 1)]);
  expect(one.hadEvents('recent')).toBe(false);
  await database.transaction((tx) => one.publishIn(tx, 'recent', {}));
  await arrived;
  const late = await startEvents();
  expect([one, other, late].map((events) => events.hadEvents('recent'))).toEqual([true, true, true]);
  clock.advance(30_001);
  expect([one, other, late].map((events) => events.hadEvents('recent'))).toEqual([false, false, false]);
});
