import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database/test-database.ts';
import type { Database } from './database.ts';
import { readInPages } from './read-in-pages.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await sql`create table paged (n int primary key)`.execute(database.read);
  await sql`insert into paged select generate_series(1, 10)`.execute(database.read);
});
afterAll(() => database.close());

test('pages come in order, from one moment, and their use may write', async () => {
  const pages: number[][] = [];
  const last = 8;
  await readInPages(database, sql<{ n: number }>`select n from paged where n <= ${last} order by n`, {
    size: 3,
    use: async (rows) => {
      pages.push(rows.map(({ n }) => n));
      await database.transaction(async (tx) => {
        await sql`delete from paged where n = 5`.execute(tx);
      });
    },
  });
  expect(pages).toEqual([
    [1, 2, 3],
    [4, 5, 6],
    [7, 8],
  ]);
});

test('a failing use ends the reading', async () => {
  const use = async (): Promise<void> => Promise.reject(new Error('no room'));
  await expect(readInPages(database, sql`select n from paged`, { size: 3, use })).rejects.toThrow('no room');
  await readInPages(database, sql`select n from paged`, { size: 20, use: async () => undefined });
});
