import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { systemRandom } from '../../../platform/random.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { balances, transfer } from './ledger.ts';
import { reconcile } from '../reconcile/reconcile.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

it('L9 deadlock: two transactions that pay the same two members in opposite order both commit once', async () => {
  const [anna, ben] = [systemRandom.uuid(), systemRandom.uuid()];
  const firstPaid = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  let attempts = 0;
  const pay = (own: 0 | 1, [first, second]: readonly [string, string]) =>
    database.transaction(async (tx) => {
      attempts += 1;
      for (const memberId of [first, second]) {
        await transfer(tx, {
          key: `gift:${own}`,
          memberId,
          reason: 'earned',
          cause: { kind: 'campaign', id: 'gift', title: '活动奖励' },
          legs: [{ asset: 'coin', amount: 10, platform: 'campaign' }],
          at: new Date(),
        });
        firstPaid[own].resolve();
        await firstPaid[own === 0 ? 1 : 0].promise;
      }
    });
  await Promise.all([pay(0, [anna, ben]), pay(1, [ben, anna])]);
  expect(attempts).toBe(3);
  expect((await balances(database.read, anna)).coins).toBe(20);
  expect((await balances(database.read, ben)).coins).toBe(20);
  expect((await reconcile(database, [])).flatMap(({ findings }) => findings)).toEqual([]);
});
