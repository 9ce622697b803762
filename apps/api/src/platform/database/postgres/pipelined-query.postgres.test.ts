import { sql } from 'kysely';
import { Client, Pool, type PoolClient } from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  createEmptyTestDatabase,
  type TestDatabasePlace,
} from '../../../../test/database/postgres-test-database.ts';
import { systemRandom } from '../../random.ts';
import { PipelinedQuery } from './pipelined-query.ts';
import { openDatabase } from '../open-database.ts';
import { openPostgres } from './postgres-engine.ts';

let place: TestDatabasePlace;
let pool: Pool;
let client: PoolClient;
let witness: Client;

beforeAll(async () => {
  place = await createEmptyTestDatabase();
  pool = new Pool({ connectionString: place.url });
  client = await pool.connect();
  witness = new Client(place.url);
  await witness.connect();
  await witness.query('create table marks (id int primary key deferrable initially deferred)');
});
beforeEach(async () => {
  await witness.query('delete from marks');
});
afterAll(async () => {
  client.release();
  await pool.end();
  await witness.end();
  await place.drop();
});

const committed = async (): Promise<unknown[]> =>
  (await witness.query('select id from marks')).rows.map(({ id }) => id);
const inserting = (id: number) => ({ text: 'insert into marks values ($1) returning id', values: [id] });

test('nothing runs in a transaction that could not be opened', async () => {
  const begin = 'start transaction isolation level unheard_of';
  await expect(PipelinedQuery.run(client, inserting(1), { begin, commit: false })).rejects.toMatchObject({
    code: '42601',
  });
  expect(await committed()).toEqual([]);
});

test('a statement that opens leaves its transaction open, and its result is its own', async () => {
  const { rows } = await PipelinedQuery.run(client, inserting(1), { begin: 'begin', commit: false });
  expect(rows).toEqual([{ id: 1 }]);
  expect(client.getTransactionStatus()).toBe('T');
  expect(await committed()).toEqual([]);
  await PipelinedQuery.run(client, inserting(2), { begin: undefined, commit: true });
  expect(client.getTransactionStatus()).toBe('I');
  expect(await committed()).toEqual([1, 2]);
});

test('a commit that fails behind its statement is the error of the statement', async () => {
  await client.query('begin');
  await client.query('insert into marks values (1)');
  const last = PipelinedQuery.run(client, inserting(1), { begin: undefined, commit: true });
  await expect(last).rejects.toMatchObject({ code: '23505' });
  await client.query('select 1'); // Fails inside a transaction that needs a rollback.
  expect(client.getTransactionStatus()).toBe('I');
  expect(await committed()).toEqual([]);
});

test('a statement behind the one that committed is refused, not run outside the transaction', async () => {
  const engine = openPostgres({ url: place.url, connections: 1, onError: () => undefined });
  const database = await openDatabase(engine, { random: systemRandom, migrate: false });
  try {
    const going = database.transaction(async (tx) => {
      await database.runLast(tx, sql`insert into marks values (1)`);
      await sql`insert into marks values (2)`.execute(tx);
    });
    await expect(going).rejects.toThrow('follows the one that committed');
    expect(await committed()).toEqual([1]);
    await database.transaction((tx) => sql`insert into marks values (3)`.execute(tx));
    expect(await committed()).toEqual([1, 3]);
  } finally {
    await database.close();
  }
});
