import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database/test-database.ts';
import type { Database } from './database.ts';
import { readInPages } from './read-in-pages.ts';

// The embedded engine's one connection writes what was read, so all is read first there.
let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await sql`create sequence paged_reads`.execute(database.read);
});
afterAll(() => database.close());

test('a server holds no more than a page', async () => {
  const read: number[] = [];
  await readInPages(database, sql`select nextval('paged_reads') from generate_series(1, 9)`, {
    size: 4,
    use: async () => {
      const { rows } = await sql<{ last: number }>`select last_value::int as last from paged_reads`.execute(
        database.read,
      );
      read.push(rows[0]?.last ?? 0);
    },
  });
  expect(read).toEqual([4, 8, 9]);
});
