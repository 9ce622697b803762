import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database/test-database.ts';
import type { Database } from './database.ts';
import { InsideTransactionError } from './transaction-guard.ts';

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(async () => {
  await database.close();
});

test('the outer connection inside a transaction is refused at once, not waited for', async () => {
  const using = database.transaction(async () => {
    await database.read.selectFrom('idempotency_keys').selectAll().execute();
  });
  await expect(using).rejects.toThrow(InsideTransactionError);
});

test('a raw statement on the outer connection inside a transaction is refused', async () => {
  const using = database.transaction(() => sql`select 1`.execute(database.read));
  await expect(using).rejects.toThrow(InsideTransactionError);
});

test('a transaction inside a transaction is refused', async () => {
  const nesting = database.transaction(() => database.transaction(() => Promise.resolve()));
  await expect(nesting).rejects.toThrow(InsideTransactionError);
});

test('a reserved outer connection inside a transaction is refused', async () => {
  const reserving = database.transaction(() => database.read.connection().execute(() => Promise.resolve()));
  await expect(reserving).rejects.toThrow(InsideTransactionError);
});

test('transactions do not begin on `read`, where nothing would retry them', async () => {
  const beginning = database.read.transaction().execute(() => Promise.resolve());
  await expect(beginning).rejects.toThrow('database.transaction');
});

test('what a transaction left running is free to use the database after it ended', async () => {
  const ended = Promise.withResolvers<void>();
  const { later } = await database.transaction((tx) => {
    const later = ended.promise.then(() => sql<{ one: number }>`select 1 as one`.execute(database.read));
    return sql`select 1`.execute(tx).then(() => ({ later }));
  });
  ended.resolve();
  expect((await later).rows).toEqual([{ one: 1 }]);
});

test('a query beside an open transaction of another caller works', async () => {
  const begun = Promise.withResolvers<void>();
  const transaction = database.transaction(async (tx) => {
    begun.resolve();
    await sql`select 1`.execute(tx);
  });
  await begun.promise;
  await expect(sql`select 1`.execute(database.read)).resolves.toBeDefined();
  await transaction;
});
