import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database/test-database.ts';
import type { Database } from './database.ts';

let database: Database;

beforeAll(async () => {
  database = await testDatabase();
});

afterAll(async () => {
  await database.close();
});

async function read(expression: string): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(
    database.read,
  );
  return rows[0]?.value;
}

test.each<[string, unknown]>([
  ['9007199254740991::int8', 9_007_199_254_740_991],
  ['count(*)', 1],
  ['array[1, null, 3]::int8[]', [1, null, 3]],
  ['1.50::numeric', '1.50'],
  ["'2028-02-29'::date", '2028-02-29'],
  ["'2026-11-21 12:00:00.123+08'::timestamptz", new Date('2026-11-21T04:00:00.123Z')],
  ['\'{"a": [1]}\'::jsonb', { a: [1] }],
  ["'\\x00ff'::bytea", new Uint8Array([0, 255])],
  ['2.5::float8', 2.5],
  ['null::int8', null],
  ["'芽言'::text", '芽言'],
])('%s reads the same on both engines', async (expression, value) => {
  expect(await read(expression)).toStrictEqual(value);
});

test('a bigint beyond 2^53 throws instead of losing digits', async () => {
  await expect(read('9007199254740993::int8')).rejects.toThrow(RangeError);
});

test.each<[string, unknown]>([
  ['timestamptz', new Date('2026-11-21T04:00:00.123Z')],
  ['int8', 9_007_199_254_740_991],
  ['date', '2028-02-29'],
  ['bytea', new Uint8Array([0, 1, 255])],
  ['boolean', true],
  ['text[]', ['芽', '言']],
])('a parameter of type %s is written and read back on both engines', async (type, value) => {
  const { rows } = await sql<{ value: unknown }>`select ${value}::${sql.raw(type)} as value`.execute(
    database.read,
  );
  expect(rows[0]?.value).toStrictEqual(value);
});
