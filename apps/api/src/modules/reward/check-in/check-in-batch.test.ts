import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { cteChain, lastOf } from '../../../platform/database/cte-chain.ts';
import { systemRandom } from '../../../platform/random.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { firstPay } from '../../../../test/reward/first-pay.ts';
import { dayOf } from '../../../platform/calendar.ts';
import { balances } from '../../ledger/module.ts';
import {
  type ComputedCheckin,
  checkInToday,
  checkinSteps,
  checkInUnlocked,
  finishCheckin,
  historyStart,
} from './checkin.ts';
import { checkinReceipt } from './checkin-view.ts';
import { readHistories, readHistory } from '../streak/checkin-store.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await database.close();
});

const DAY_MS = 86_400_000;
const noon = new Date('2026-11-21T04:00:00.000Z');
const later = (days: number): Date => new Date(noon.getTime() + days * DAY_MS);

const read = (memberId: string, at: Date) => readHistory(database.read, memberId, historyStart(dayOf(at)));
const locked = (memberId: string, at: Date) =>
  database.transaction(async (tx) => {
    const due = await checkInToday(tx, systemRandom, { memberId, at, payOf: firstPay });
    return checkinReceipt(due, await finishCheckin(tx, due));
  });
/** The receipts; undefined for a check-in whose history had changed. */
const allUnlocked = async (dues: readonly ComputedCheckin[]) => {
  const steps = checkinSteps(dues);
  const moved = await database.runAlone(
    cteChain<{ member_id: string; value: number }>(
      steps,
      sql`select member_id, value from ${sql.id(lastOf(steps).name)}`,
    ),
  );
  const values = new Map(moved.map(({ member_id: memberId, value }) => [memberId, value]));
  return dues.map((due) => {
    const value = values.get(due.memberId);
    return value === undefined ? undefined : checkinReceipt(due, value);
  });
};
const unlocked = async (due: ComputedCheckin) => (await allUnlocked([due]))[0];

it('a check-in without a lock has the same result as one with it, after any earlier check-ins', async () => {
  const before = [
    [],
    [-1],
    [-2],
    [-20, -1],
    [-6, -4, -2, -1],
    [-5, -4, -3, -2, -1],
    [-6, -5, -4, -3, -2, -1],
  ];
  for (const daysBefore of before) {
    const [one, other] = [systemRandom.uuid(), systemRandom.uuid()];
    for (const day of daysBefore) for (const memberId of [one, other]) await locked(memberId, later(day));
    const due = checkInUnlocked(await read(one, noon), { memberId: one, at: noon, payOf: firstPay });
    // A first check-in and a seventh day in a row store more than the pay, so they need the lock.
    expect(due === undefined).toBe(daysBefore.length === 0 || daysBefore.length === 6);
    if (due === undefined) continue;
    expect(await unlocked(due)).toEqual(await locked(other, noon));
    expect(await read(one, noon)).toEqual(await read(other, noon));
  }
});

it('stores and pays nothing when the history has changed since it was read', async () => {
  const memberId = systemRandom.uuid();
  await locked(memberId, later(-2));
  const due = checkInUnlocked(await read(memberId, noon), { memberId, at: noon, payOf: firstPay });
  await locked(memberId, later(-1));
  const before = await balances(database.read, memberId);
  expect(due && (await unlocked(due))).toBeUndefined();
  expect(await balances(database.read, memberId)).toEqual(before);
  expect((await read(memberId, noon)).days).toHaveLength(2);
});

it('L10 once a day: of 20 check-ins that read the same history, one pays', async () => {
  const memberId = systemRandom.uuid();
  await locked(memberId, later(-1));
  const history = await read(memberId, noon);
  const { promise: start, resolve: open } = Promise.withResolvers<void>();
  const attempts = Array.from({ length: 20 }, async () => {
    const due = checkInUnlocked(history, { memberId, at: noon, payOf: firstPay });
    await start;
    return due && (await unlocked(due));
  });
  open();
  expect((await Promise.all(attempts)).filter((receipt) => receipt !== undefined)).toHaveLength(1);
  expect((await balances(database.read, memberId)).coins).toBe(10);
});

/** Prepares a check-in without a lock, for a member who checked in two days ago. */
const dueTo = async (memberId: string): Promise<ComputedCheckin> => {
  await locked(memberId, later(-2));
  const due = checkInUnlocked(await read(memberId, noon), { memberId, at: noon, payOf: firstPay });
  if (due === undefined) throw new Error('Nothing is due');
  return due;
};

it('one statement pays several check-ins, except one whose history has changed', async () => {
  const dues = await Promise.all(Array.from({ length: 4 }, () => dueTo(systemRandom.uuid())));
  const [changed] = dues;
  if (changed) await locked(changed.memberId, later(-1));
  const receipts = await allUnlocked(dues);
  expect(receipts.map((receipt) => receipt?.balance)).toEqual([undefined, 10, 10, 10]);
  const coins = await Promise.all(dues.map(({ memberId }) => balances(database.read, memberId)));
  expect(coins.map((balance) => balance.coins)).toEqual([10, 10, 10, 10]);
});

it('a statement with the same member twice pays nobody', async () => {
  const [due, other] = [await dueTo(systemRandom.uuid()), await dueTo(systemRandom.uuid())];
  await expect(allUnlocked([due, other, due])).rejects.toThrow('checkins_pkey');
  expect((await balances(database.read, other.memberId)).coins).toBe(5);
});

it('a day before a checked-in one needs the lock, because the later streak is recounted', async () => {
  const memberId = systemRandom.uuid();
  for (const day of [-1, 1]) await locked(memberId, later(day));
  expect(
    checkInUnlocked(await read(memberId, noon), { memberId, at: noon, payOf: firstPay }),
  ).toBeUndefined();
  expect(await locked(memberId, noon)).toMatchObject({ streakDay: 2, coins: 5 });
});

it('reading many histories at once gives the same as reading each alone', async () => {
  const [none, some, more] = [systemRandom.uuid(), systemRandom.uuid(), systemRandom.uuid()];
  await locked(some, noon);
  for (const day of [-40, -1, 0]) await locked(more, later(day));
  const from = historyStart(dayOf(noon));
  const asked = [more, none, some].map((memberId) => ({ memberId, from }));
  const alone = await Promise.all([more, none, some].map((memberId) => read(memberId, noon)));
  expect(await readHistories(database.read, asked)).toEqual(alone);
});
