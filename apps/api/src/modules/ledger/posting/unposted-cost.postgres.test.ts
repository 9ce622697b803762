import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Connection, Database } from '../../../platform/database/database.ts';
import { systemRandom } from '../../../platform/random.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { transferAll } from './ledger.ts';
import { readUnposted } from './ledger-store.ts';

const POSTED = 4_000;
const EXPECTED = 400;

let database: Database;
const memberIds = Array.from({ length: POSTED }, () => systemRandom.uuid());
beforeAll(async () => {
  database = await testDatabase();
  await database.transaction((tx) =>
    transferAll(
      tx,
      memberIds.map((memberId) => ({
        key: 'key',
        memberId,
        reason: 'earned',
        cause: { kind: 'participation', id: 'cause', title: 'title' },
        legs: [{ asset: 'coin', amount: 10, platform: 'issue' }],
        at: new Date('2026-11-21T08:30:00.000Z'),
      })),
    ),
  );
  await sql`vacuum analyze ledger_transfers`.execute(database.read);
});
afterAll(() => database.close());

async function counted(db: Connection): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables
    where relname = 'ledger_transfers'`.execute(db);
  return rows[0]?.read ?? 0;
}

it('a check of many expected transfers looks each up, and never reads all transfers', async () => {
  const expected = memberIds.slice(0, EXPECTED).map((memberId) => ({ memberId, key: 'key', coins: 10 }));
  const wrong = [
    { memberId: memberIds[0] ?? '', key: 'key', coins: 11 },
    { memberId: memberIds[1] ?? '', key: 'other', coins: 10 },
    { memberId: systemRandom.uuid(), key: 'key', coins: 0 },
  ];
  const read = await database.transaction(async (tx) => {
    const before = await counted(tx);
    expect(await readUnposted(tx, [...expected, ...wrong])).toEqual(wrong);
    return (await counted(tx)) - before;
  });
  expect(read).toBeLessThanOrEqual(EXPECTED + wrong.length);
});
