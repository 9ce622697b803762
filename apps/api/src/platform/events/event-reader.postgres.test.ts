import { AsyncLocalStorage } from 'node:async_hooks';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { testDatabase } from '../../../test/database/test-database.ts';
import type { Connection, Database } from '../database/database.ts';
import { createEventReader } from './event-reader.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const publish = async (db: Connection, topic: string): Promise<void> => {
  await sql`insert into events (topic, payload) values (${topic}, '{}')`.execute(db);
};

async function rowsRead(db: Connection): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables
    where relname = 'events'`.execute(db);
  return rows[0]?.read ?? 0;
}

/** A transaction that has published an event and stays open until `end`. */
async function openLong(topic: string) {
  const wrote = Promise.withResolvers<void>();
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const transaction = database.transaction(async (tx) => {
    await publish(tx, topic);
    wrote.resolve();
    await ended;
  });
  await wrote.promise;
  const end = async () => {
    resolve();
    await transaction;
  };
  onTestFinished(end);
  return end;
}

test('a long transaction does not make a server read the events of others again', async () => {
  await sql`insert into events (topic, payload) select 'old', '{}' from generate_series(1, 5000)`.execute(
    database.read,
  );
  await sql`vacuum analyze events`.execute(database.read);
  const end = await openLong('long');
  const onOther = AsyncLocalStorage.snapshot();
  await database.transaction(async (tx) => {
    const read = createEventReader({ read: tx });
    const topicsRead = async () => (await read()).map(({ topic }) => topic);
    expect(await topicsRead()).toHaveLength(5_000);
    for (let number = 0; number < 100; number += 1) {
      const before = await rowsRead(tx);
      await onOther(() => publish(database.read, `short ${number}`));
      expect(await topicsRead()).toEqual([`short ${number}`]);
      expect((await rowsRead(tx)) - before).toBe(1);
    }
    await end();
    expect(await topicsRead()).toEqual(['long']);
    expect(await topicsRead()).toEqual([]);
  });
});

test('events of transactions that overlap in any order are read once each', async () => {
  const read = createEventReader(database);
  await read();
  const seen: string[] = [];
  const look = async () => seen.push(...(await read()).map(({ topic }) => topic));
  const endFirst = await openLong('first');
  const endSecond = await openLong('second');
  await look();
  const endThird = await openLong('third');
  await endSecond();
  await look();
  await endThird();
  await publish(database.read, 'fourth');
  await look();
  await endFirst();
  await look();
  await look();
  expect(seen).toEqual(['second', 'third', 'fourth', 'first']);
});
