import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiFault } from '../../../errors/api-fault.ts';
import type { Database } from '../../../platform/database/database.ts';
import { systemRandom } from '../../../platform/random.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { balances, transfer, transferAll } from './ledger.ts';
import type { Posting } from './posting.ts';
import { reconcile } from '../reconcile/reconcile.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const members = Array.from({ length: 6 }, () => systemRandom.uuid());
const START = 1000;
const ROUNDS = 240;
const at = new Date('2026-11-21T08:30:00.000Z');

const coins = (memberId: string, key: string, amount: number): Posting => ({
  key,
  memberId,
  reason: amount > 0 ? 'earned' : 'spent',
  cause: { kind: amount > 0 ? 'participation' : 'exchange', id: key, title: key },
  legs: [{ asset: 'coin', amount, platform: amount > 0 ? 'issue' : 'exchange' }],
  at,
});
const findings = async () => (await reconcile(database, [])).flatMap((result) => result.findings);

/** Moves coins from one member to another in one transaction; false when the sender has too few. */
async function pass(round: number, from: string, to: string): Promise<boolean> {
  const amount = 1 + systemRandom.int(400);
  try {
    await database.transaction((tx) =>
      transferAll(tx, [coins(from, `out:${round}`, -amount), coins(to, `in:${round}`, amount)]),
    );
    return true;
  } catch (error) {
    if (error instanceof ApiFault && error.name === 'BALANCE_TOO_LOW') return false;
    throw error;
  }
}

it('L1 bank: simultaneous transfers between members keep the total of coins the same at every read', async () => {
  await Promise.all(
    members.map((member) => database.transaction((tx) => transfer(tx, coins(member, 'start', START)))),
  );
  const { promise: start, resolve: open } = Promise.withResolvers<void>();
  const passing = Array.from({ length: ROUNDS }, async (_, round) => {
    const from = systemRandom.int(members.length);
    const to = (from + 1 + systemRandom.int(members.length - 1)) % members.length;
    await start;
    return await pass(round, members[from] ?? '', members[to] ?? '');
  });
  open();
  const total = async (): Promise<number> =>
    await database.transaction(
      async (tx) => {
        let sum = 0;
        for (const member of members) sum += (await balances(tx, member)).coins;
        return sum;
      },
      { isolation: 'repeatable read' },
    );
  for (let reading = 0; reading < 5; reading += 1) {
    expect(await total()).toBe(members.length * START);
    expect(await findings()).toEqual([]);
  }
  expect((await Promise.all(passing)).filter(Boolean).length).toBeGreaterThan(0);
  expect(await total()).toBe(members.length * START);
  expect(await findings()).toEqual([]);
});

it('L2 double refund: 60 orders, each refunded three times at once, are refunded once each', async () => {
  const memberId = systemRandom.uuid();
  await database.transaction((tx) => transfer(tx, coins(memberId, 'start', 6000)));
  const orders = Array.from({ length: 60 }, (_, index) => `order:${index}`);
  for (const key of orders) await database.transaction((tx) => transfer(tx, coins(memberId, key, -100)));
  const refundOf = (key: string): Posting => ({
    ...coins(memberId, `${key}:refunded`, 100),
    reason: 'refunded',
    follows: key,
  });
  const refunds = await Promise.all(
    [...orders, ...orders, ...orders].map((key) => database.transaction((tx) => transfer(tx, refundOf(key)))),
  );
  expect(refunds.filter(({ replayed }) => !replayed)).toHaveLength(60);
  expect((await balances(database.read, memberId)).coins).toBe(6000);
  expect(await findings()).toEqual([]);
});
