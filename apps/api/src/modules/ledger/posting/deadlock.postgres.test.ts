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
  const committed = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const attempts = [0, 0];
  const pay = async (own: 0 | 1, [first, second]: readonly [string, string]) => {
    const other = own === 0 ? 1 : 0;
    await database.transaction(async (tx) => {
      attempts[own] = (attempts[own] ?? 0) + 1;
      // Else the victim could take its first row again before the other one gets it, and they would deadlock once more.
      if (attempts[own] > 1) await committed[other].promise;
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
        await firstPaid[other].promise;
      }
    });
    committed[own].resolve();
  };
  await Promise.all([pay(0, [anna, ben]), pay(1, [ben, anna])]);
  expect(attempts.toSorted((a, b) => a - b)).toEqual([1, 2]);
  expect((await balances(database.read, anna)).coins).toBe(20);
  expect((await balances(database.read, ben)).coins).toBe(20);
  expect((await reconcile(database, [])).flatMap(({ findings }) => findings)).toEqual([]);
});
