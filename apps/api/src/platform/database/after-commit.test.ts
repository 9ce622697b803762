import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database/test-database.ts';
import type { Database } from './database.ts';

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
  await sql`create table marks (id int primary key)`.execute(database.read);
});

beforeEach(async () => {
  await sql`delete from marks`.execute(database.read);
});

afterAll(async () => {
  await database.close();
});

const marks = async (): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`select id from marks order by id`.execute(database.read);
  return rows.map(({ id }) => id);
};

test('what waits for the commit runs when others can see the effect', async () => {
  const seen = Promise.withResolvers<number[]>();
  await database.transaction(async (tx) => {
    database.afterCommit(tx, () => void marks().then(seen.resolve, seen.reject));
    await sql`insert into marks values (1)`.execute(tx);
  });
  expect(await seen.promise).toEqual([1]);
});

test('what waits for the commit runs once, however often the transaction was tried, and not for an undone one', async () => {
  let runs = 0;
  let attempts = 0;
  await database.transaction(async (tx) => {
    attempts += 1;
    database.afterCommit(tx, () => (runs += 1));
    if (attempts < 3) await sql`do $$ begin raise sqlstate '40001'; end $$`.execute(tx);
  });
  expect([attempts, runs]).toEqual([3, 1]);
  const undone = database.transaction(async (tx) => {
    database.afterCommit(tx, () => (runs += 1));
    await Promise.reject(new Error('undone'));
  });
  await expect(undone).rejects.toThrow('undone');
  expect(runs).toBe(1);
});

test('waiting for the commit of a transaction of another database is refused', async () => {
  const other = await testDatabase();
  try {
    const waiting = other.transaction(async (tx) => database.afterCommit(tx, () => undefined));
    await expect(waiting).rejects.toThrow('not a transaction of this database');
  } finally {
    await other.close();
  }
});

test('the last statement of a transaction answers its rows and commits all before it', async () => {
  const rows = await database.transaction(async (tx) => {
    await sql`insert into marks values (1)`.execute(tx);
    return await database.runLast(tx, sql`insert into marks values (${2}) returning id`);
  });
  expect(rows).toEqual([{ id: 2 }]);
  expect(await marks()).toEqual([1, 2]);
});

test('the only statement of a transaction may be its last', async () => {
  await database.transaction((tx) => database.runLast(tx, sql`insert into marks values (${1})`));
  expect(await marks()).toEqual([1]);
});

test('a last statement that fails commits nothing, and the next transaction is whole again', async () => {
  const failing = database.transaction(async (tx) => {
    await sql`insert into marks values (1)`.execute(tx);
    await database.runLast(tx, sql`insert into marks values (${1})`);
  });
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect(await marks()).toEqual([]);
  await database.transaction((tx) => sql`insert into marks values (${3})`.execute(tx));
  expect(await marks()).toEqual([3]);
});

test('a transaction that runs nothing is no error', async () => {
  await database.transaction(() => Promise.resolve());
  await expect(database.transaction(() => Promise.reject(new Error('at once')))).rejects.toThrow('at once');
  expect(await marks()).toEqual([]);
});
