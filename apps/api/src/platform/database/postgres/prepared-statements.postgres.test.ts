import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  createEmptyTestDatabase,
  type TestDatabasePlace,
} from '../../../testing/database/postgres-test-database.ts';
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

test('after a migration has changed what a prepared statement answers, only its first use fails', async () => {
  await database.run('create table things (id int)');
  const ask = () => sql`select * from things where id = ${1}::int`.execute(database.read);
  await ask();
  await database.run('alter table things add column name text');
  await expect(ask()).rejects.toMatchObject({ code: '0A000' });
  expect((await ask()).rows).toEqual([]);
});
