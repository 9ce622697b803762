import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sqlState } from '../../../platform/database/retry.ts';
import type { Database } from '../../../platform/database/database.ts';
import { systemRandom } from '../../../platform/random.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { balances, InvalidTransferError, transfer } from './ledger.ts';
import type { Leg, PostResult } from './posting.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { debtChecks } from '../reconcile/debt-checks-store.ts';
import { readOwed } from './debt-store.ts';
import { settle, takeBackOrOwe } from './settlement.ts';
import { coinStatement } from '../statement/statement.ts';

const at = new Date('2026-11-21T08:30:00.000Z');
const note = '供应商审核未通过，收回 100 金币';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  const failed = (await reconcile(database, debtChecks)).filter(({ findings }) => findings.length > 0);
  await database.close();
  expect(failed).toEqual([]);
});

const post = (memberId: string, key: string, legs: Leg[]): Promise<PostResult> =>
  database.transaction((tx) =>
    transfer(tx, {
      key,
      memberId,
      reason: 'earned',
      cause: { kind: 'participation', id: key, title: '早餐习惯' },
      expectedAt: new Date('2026-12-01T00:00:00.000Z'),
      legs,
      at,
    }),
  );
const award = (memberId: string): Promise<PostResult> =>
  post(memberId, 'survey', [
    { asset: 'pendingCoin', amount: 100, platform: 'issue' },
    { asset: 'credit', amount: 5, platform: 'issue' },
  ]);
const settled = (memberId: string) =>
  database.transaction((tx) => settle(tx, { memberId, key: 'survey', at }));
const takenBack = (memberId: string) =>
  database.transaction((tx) => takeBackOrOwe(tx, { memberId, key: 'survey', at, note }));
const nothing = { coins: 0, pendingCoins: 0, credit: 0, quality: 0 };
const lines = async (memberId: string) =>
  (await coinStatement(database.read, memberId, { cursor: undefined, limit: 20 })).lines;

it('pending coins wait with a date and become available once', async () => {
  const memberId = systemRandom.uuid();
  await award(memberId);
  expect(await lines(memberId)).toMatchObject([
    { amount: 100, pending: true, ended: false, balanceAfter: 0 },
  ]);
  const first = await settled(memberId);
  expect(first.balances).toEqual({ coins: 100, pendingCoins: 0, credit: 5, quality: 0 });
  expect(await settled(memberId)).toEqual({ ...first, replayed: true });
  expect(await lines(memberId)).toMatchObject([{ amount: 100, pending: false, balanceAfter: 100 }]);
});

it('pending coins that are taken back stay in the list with the reason', async () => {
  const memberId = systemRandom.uuid();
  await award(memberId);
  expect(await takenBack(memberId)).toBe(0);
  expect(await balances(database.read, memberId)).toEqual(nothing);
  expect(await lines(memberId)).toMatchObject([{ amount: 100, pending: true, ended: true, endNote: note }]);
  await expect(settled(memberId)).rejects.toThrow(InvalidTransferError);
});

it('arrived coins are taken back by a separate line', async () => {
  const memberId = systemRandom.uuid();
  await award(memberId);
  await settled(memberId);
  for (let times = 0; times < 2; times += 1) expect(await takenBack(memberId)).toBe(0);
  expect(await balances(database.read, memberId)).toEqual(nothing);
  expect(await lines(memberId)).toMatchObject([
    { amount: -100, reason: 'takenBack', note, pending: false },
    { amount: 100, reason: 'settled' },
  ]);
});

it('coins that arrive and are taken back at the same time never stay with the member', async () => {
  for (let round = 0; round < 10; round += 1) {
    const memberId = systemRandom.uuid();
    await award(memberId);
    await Promise.allSettled([
      settled(memberId),
      takenBack(memberId),
      settled(memberId),
      takenBack(memberId),
    ]);
    expect(await balances(database.read, memberId)).toEqual(nothing);
  }
});

it('of 20 simultaneous takings back of one payment, one moves coins', async () => {
  const memberId = systemRandom.uuid();
  await post(memberId, 'earned', [{ asset: 'coin', amount: 500, platform: 'issue' }]);
  await award(memberId);
  await settled(memberId);
  expect(await Promise.all(Array.from({ length: 20 }, () => takenBack(memberId)))).toEqual(Array(20).fill(0));
  expect(await balances(database.read, memberId)).toEqual({ ...nothing, coins: 500 });
});

it('refuses to take back a transfer that was never posted', async () => {
  await expect(takenBack(systemRandom.uuid())).rejects.toThrow(InvalidTransferError);
});

describe('coins that were spent before they are taken back', () => {
  const owe = takenBack;
  const spend = (memberId: string, amount: number) =>
    post(memberId, `spent-${amount}`, [{ asset: 'coin', amount: -amount, platform: 'exchange' }]);
  const earn = (memberId: string, key: string, amount: number) =>
    post(memberId, key, [{ asset: 'coin', amount, platform: 'issue' }]);
  const spent = async (amount: number): Promise<string> => {
    const memberId = systemRandom.uuid();
    await award(memberId);
    await settled(memberId);
    await spend(memberId, amount);
    return memberId;
  };
  const stands = async (memberId: string) => ({
    coins: (await balances(database.read, memberId)).coins,
    owed: await readOwed(database.read, memberId),
  });

  it('make a debt, which later coins pay in order, each payment with its reason', async () => {
    const memberId = await spent(70);
    expect(await owe(memberId)).toBe(70);
    expect(await stands(memberId)).toEqual({ coins: 0, owed: 70 });
    expect(await balances(database.read, memberId)).toMatchObject({ credit: 0 });
    expect((await earn(memberId, 'first', 50)).balances.coins).toBe(0);
    expect(await stands(memberId)).toEqual({ coins: 0, owed: 20 });
    expect((await earn(memberId, 'second', 50)).balances.coins).toBe(30);
    expect(await stands(memberId)).toEqual({ coins: 30, owed: 0 });
    expect((await earn(memberId, 'third', 5)).balances.coins).toBe(35);
    expect(await lines(memberId)).toMatchObject([
      { amount: 5 },
      { amount: -20, reason: 'takenBack', note, balanceAfter: 30 },
      { amount: 50 },
      { amount: -50, reason: 'takenBack', note, balanceAfter: 0 },
      { amount: 50 },
      { amount: -30, reason: 'takenBack', note },
      { amount: -70 },
      { amount: 100 },
    ]);
  });

  it('make a debt of the whole amount when nothing is left, only once even if taken back again', async () => {
    const memberId = await spent(100);
    await Promise.all(Array.from({ length: 5 }, () => owe(memberId)));
    expect(await owe(memberId)).toBe(100);
    expect(await stands(memberId)).toEqual({ coins: 0, owed: 100 });
    await earn(memberId, 'much', 300);
    expect(await stands(memberId)).toEqual({ coins: 200, owed: 0 });
    expect(await owe(memberId)).toBe(100);
    expect(await stands(memberId)).toEqual({ coins: 200, owed: 0 });
  });

  it('make no debt while the member still has them, or while they are pending', async () => {
    const [there, pending] = [await spent(1), systemRandom.uuid()];
    await earn(there, 'more', 1);
    await award(pending);
    expect(await owe(there)).toBe(0);
    expect(await owe(pending)).toBe(0);
    expect(await stands(there)).toEqual({ coins: 0, owed: 0 });
  });

  it('are paid exactly by simultaneous transfers from many sides', async () => {
    const memberId = await spent(100);
    await owe(memberId);
    await Promise.all(Array.from({ length: 20 }, (_, index) => earn(memberId, `at-once-${index}`, 7)));
    expect(await stands(memberId)).toEqual({ coins: 40, owed: 0 });
  });

  it('leave a debt that the database lets nobody delete or lower', async () => {
    const memberId = await spent(100);
    await owe(memberId);
    for (const statement of [
      sql`delete from ledger_debts`,
      sql`truncate ledger_debts`,
      sql`update ledger_debts set amount = 1 where member_id = ${memberId}`,
      sql`update ledger_debts set note = '' where member_id = ${memberId}`,
    ]) {
      const error: unknown = await statement.execute(database.read).catch((caught: unknown) => caught);
      expect(sqlState(error)).toBe('YL005');
    }
    expect(await stands(memberId)).toEqual({ coins: 0, owed: 100 });
  });
});
