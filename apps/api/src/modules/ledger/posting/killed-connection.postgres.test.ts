import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { openDatabase } from '../../../platform/database/open-database.ts';
import { openPostgres } from '../../../platform/database/postgres/postgres-engine.ts';
import { systemRandom } from '../../../platform/random.ts';
import { createTestDatabase } from '../../../../test/database/postgres-test-database.ts';
import { balances, transfer } from './ledger.ts';
import { reconcile } from '../reconcile/reconcile.ts';

let database: Database;
let url: string;
let drop: () => Promise<void>;
beforeAll(async () => {
  ({ url, drop } = await createTestDatabase());
  // The test kills connections on purpose. The transaction fails anyway, so the pool's error needs no handling.
  database = await openDatabase(openPostgres({ url, onError: () => undefined }), {
    random: systemRandom,
    migrate: false,
  });
});
afterAll(async () => {
  await database.close();
  await drop();
});

it('L8 a posting whose connection is killed before it commits moves nothing, and its retry moves once', async () => {
  const memberId = systemRandom.uuid();
  const posting = {
    key: 'survey',
    memberId,
    reason: 'earned',
    cause: { kind: 'participation', id: 'survey', title: '早餐习惯' },
    legs: [{ asset: 'coin', amount: 30, platform: 'issue' }],
    at: new Date(),
  } as const;
  const killer = new Client({ connectionString: url });
  await killer.connect();
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const cut = database.transaction(async (tx) => {
      await transfer(tx, posting);
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      await killer.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    });
    await expect(cut).rejects.toThrow();
    expect((await balances(database.read, memberId)).coins).toBe(0);
  }
  await killer.end();
  const first = await database.transaction((tx) => transfer(tx, posting));
  const again = await database.transaction((tx) => transfer(tx, posting));
  expect([first.replayed, again.replayed]).toEqual([false, true]);
  expect(again.balances.coins).toBe(30);
  expect((await reconcile(database, [])).flatMap(({ findings }) => findings)).toEqual([]);
});
