import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createEmptyTestDatabase,
  type TestDatabasePlace,
} from '../../../../test/database/postgres-test-database.ts';
import { allTogether } from '../../../../test/together.ts';
import { systemRandom } from '../../random.ts';
import type { Database } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { openPostgres } from './postgres-engine.ts';

let place: TestDatabasePlace;
let database: Database;

beforeAll(async () => {
  place = await createEmptyTestDatabase();
  // One connection, so that every statement meets the same plans.
  const engine = openPostgres({ url: place.url, connections: 1, onError: () => undefined });
  database = await openDatabase(engine, { random: systemRandom, migrate: false });
});
afterAll(async () => {
  await database.close();
  await place.drop();
});

const prepared = async (): Promise<string[]> => {
  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
    database.read,
  );
  return rows.map(({ statement }) => statement).filter((text) => text.includes('twice'));
};

test('a statement with values is prepared once, and answers each values of its own', async () => {
  const ask = (value: number) =>
    sql<{ twice: number }>`select ${value}::int * 2 as twice`.execute(database.read);
  expect((await ask(1)).rows).toEqual([{ twice: 2 }]);
  expect((await ask(4)).rows).toEqual([{ twice: 8 }]);
  expect(await prepared()).toEqual(['select $1::int * 2 as twice']);
});

test('a statement whose result columns a migration has changed gives the new ones at its first use', async () => {
  await database.run('create table things (id int)');
  const ask = () => sql`select * from things where id = ${1}::int`.execute(database.read);
  await ask();
  await database.run('alter table things add column name text');
  await database.run("insert into things values (1, '豆浆')");
  expect((await ask()).rows).toEqual([{ id: 1, name: '豆浆' }]);
  expect((await ask()).rows).toEqual([{ id: 1, name: '豆浆' }]);
});

test('a transaction with such a statement is tried again on a fresh connection, however many are stale', async () => {
  const many = await openDatabase(
    openPostgres({ url: place.url, connections: 15, onError: () => undefined }),
    { random: systemRandom, migrate: false },
  );
  await many.run('create table widened (id int)');
  await many.run('insert into widened values (1)');
  let attempts = 0;
  const inTransaction = () =>
    many.transaction(async (tx) => {
      attempts += 1;
      await sql`select 1 as one where ${1}::int = 1`.execute(tx);
      const { rows } = await sql`select * from widened where id = ${1}::int`.execute(tx);
      await sql`select pg_sleep(0.1) where ${1}::int = 1`.execute(tx);
      return rows;
    });
  const asFirst = () =>
    many.transaction(async (tx) => (await sql`select * from widened where id = ${1}::int`.execute(tx)).rows);
  const asLast = () =>
    many.transaction(async (tx) => await many.runLast(tx, sql`select * from widened where id = ${1}::int`));
  // Every connection prepares them.
  for (const ask of [inTransaction, asFirst, asLast]) await allTogether(15, ask);
  await many.run('alter table widened add column name text');
  attempts = 0;
  const widened = [{ id: 1, name: null }];
  for (const ask of [inTransaction, asFirst, asLast])
    expect(await allTogether(15, ask)).toEqual(Array.from({ length: 15 }, () => widened));
  expect(attempts).toBeLessThanOrEqual(45);
  await many.close();
});

test('a feature that the database lacks is not tried again', async () => {
  let attempts = 0;
  const running = database.transaction(async (tx) => {
    attempts += 1;
    await sql`select 1`.execute(tx);
    throw Object.assign(new Error('not supported'), { code: '0A000', routine: 'transformStmt' });
  });
  await expect(running).rejects.toThrow('not supported');
  expect(attempts).toBe(1);
});

test('a statement that failed to parse as the first of a transaction is parsed again the next time', async () => {
  const ask = () =>
    database.transaction(async (tx) => {
      const { rows } = await sql`select twice from later_things where id = ${1}::int`.execute(tx);
      return rows;
    });
  await expect(ask()).rejects.toMatchObject({ code: '42P01' });
  await expect(ask()).rejects.toMatchObject({ code: '42P01' });
  await database.run('create table later_things (id int, twice int)');
  expect(await ask()).toEqual([]);
  expect(await ask()).toEqual([]);
});

test('a statement that failed for its values as the first of a transaction stays prepared', async () => {
  const ask = (divisor: number) =>
    database.transaction(async (tx) => {
      const { rows } = await sql`select 4 / ${divisor}::int as half_of_twice`.execute(tx);
      return rows;
    });
  await expect(ask(0)).rejects.toMatchObject({ code: '22012' });
  expect(await ask(2)).toEqual([{ half_of_twice: 2 }]);
  expect((await prepared()).filter((text) => text.includes('half_of_twice'))).toHaveLength(1);
});
