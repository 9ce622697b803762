import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database/test-database.ts';
import type { Database } from './database.ts';

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
  await sql`create table seats (id int primary key, taken int not null)`.execute(database.read);
  await sql`insert into seats values (1, 0), (2, 0)`.execute(database.read);
});

afterAll(async () => {
  await database.close();
});

/** Releases all callers once `count` have arrived for the first time. */
function barrier(count: number): () => Promise<void> {
  const open = Promise.withResolvers<void>();
  let arrived = 0;
  return () => {
    arrived += 1;
    if (arrived >= count) open.resolve();
    return open.promise;
  };
}

const taken = async (id: number): Promise<number> => {
  const { rows } = await sql<{ taken: number }>`select taken from seats where id = ${id}`.execute(
    database.read,
  );
  return rows[0]?.taken ?? -1;
};

test('L9 serialization failures of PostgreSQL are retried until every transaction has its effect', async () => {
  const rivals = 6;
  const together = barrier(rivals);
  let attempts = 0;
  const takeSeat = (): Promise<unknown> =>
    database.transaction(
      async (tx) => {
        attempts += 1;
        const { rows } = await sql<{ taken: number }>`select taken from seats where id = 1`.execute(tx);
        await together();
        await sql`update seats set taken = ${(rows[0]?.taken ?? 0) + 1} where id = 1`.execute(tx);
      },
      { isolation: 'serializable' },
    );
  await Promise.all(Array.from({ length: rivals }, takeSeat));
  expect(await taken(1)).toBe(rivals);
  expect(attempts).toBeGreaterThan(rivals);
});

test('L9 a deadlock of PostgreSQL is retried and reaches nobody', async () => {
  const together = barrier(2);
  let attempts = 0;
  const before = await taken(2);
  const cross = (first: number, second: number): Promise<unknown> =>
    database.transaction(async (tx) => {
      attempts += 1;
      await sql`update seats set taken = taken + 1 where id = ${first}`.execute(tx);
      await together();
      await sql`update seats set taken = taken + 1 where id = ${second}`.execute(tx);
    });
  await Promise.all([cross(1, 2), cross(2, 1)]);
  expect(await taken(2)).toBe(before + 2);
  expect(attempts).toBeGreaterThan(2);
});
