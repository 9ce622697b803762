import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/database/test-database.ts';
import type { Database } from '../../../platform/database/database.ts';
import { systemRandom } from '../../../platform/random.ts';
import { balances, openAccounts, transfer } from '../posting/ledger.ts';
import type { Posting } from '../posting/posting.ts';
import { settle, takeBackOrOwe } from '../posting/settlement.ts';
import { coinLots } from './coin-lots.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const at = new Date('2026-11-21T08:30:00.000Z');

const member = async (): Promise<string> => {
  const id = systemRandom.uuid();
  await database.transaction((tx) => openAccounts(tx, id, at));
  return id;
};
const move = (memberId: string, key: string, amount: number, other: Partial<Posting> = {}) =>
  database.transaction((tx) =>
    transfer(tx, {
      key,
      memberId,
      reason: amount > 0 ? 'earned' : 'spent',
      cause: { kind: amount > 0 ? 'checkin' : 'exchange', id: key, title: key },
      legs: [{ asset: 'coin', amount, platform: amount > 0 ? 'issue' : 'exchange' }],
      at,
      ...other,
    }),
  );
const lots = async (memberId: string, query: { coins?: number; limit?: number; cursor?: string } = {}) =>
  await coinLots(
    { platform: { database }, linksOf: async (_db, _member, causes) => causes.map(() => null) },
    memberId,
    { limit: 100, ...query },
  );
const left = async (memberId: string) =>
  (await lots(memberId)).items.map(({ cause, left: coins }) => [cause.id, coins]);
const used = async (memberId: string, coins: number) =>
  (await lots(memberId, { coins })).items.map(({ cause, used: of }) => [cause.id, of]);

it('rule 4.28: the oldest coins are spent first, in part too, and what is left adds up to the balance', async () => {
  const id = await member();
  for (const [key, coins] of [
    ['a', 10],
    ['b', 20],
    ['c', 30],
  ] as const)
    await move(id, key, coins);
  await move(id, 'out', -15);
  expect(await left(id)).toEqual([
    ['b', 15],
    ['c', 30],
  ]);
  expect(await used(id, 15)).toEqual([['b', 15]]);
  expect(await used(id, 16)).toEqual([
    ['b', 15],
    ['c', 1],
  ]);
  // More than there is uses everything, and nothing twice.
  expect(await used(id, 1000)).toEqual([
    ['b', 15],
    ['c', 30],
  ]);
  await move(id, 'spend', -16);
  expect(await left(id)).toEqual([['c', 29]]);
});

it('rule 4.28: what was taken back is gone from its own lot, and a refunded exchange used nothing', async () => {
  const id = await member();
  await move(id, 'a', 10);
  await move(id, 'b', 20);
  await database.transaction((tx) => takeBackOrOwe(tx, { memberId: id, key: 'b', at, note: '误发' }));
  await move(id, 'c', 5);
  await move(id, 'order', -12);
  expect(await left(id)).toEqual([['c', 3]]);
  await move(id, 'refund', 12, { reason: 'refunded', follows: 'order' });
  expect(await left(id)).toEqual([
    ['a', 10],
    ['c', 5],
  ]);
});

it('rule 4.28: pending coins are no lot until they arrive, and then stand at their arrival', async () => {
  const id = await member();
  await move(id, 'p', 40, { legs: [{ asset: 'pendingCoin', amount: 40, platform: 'issue' }] });
  await move(id, 'a', 10);
  expect(await left(id)).toEqual([['a', 10]]);
  await database.transaction((tx) => settle(tx, { memberId: id, key: 'p', at }));
  expect(await left(id)).toEqual([
    ['a', 10],
    ['p', 40],
  ]);
});

it('rule 4.28: after any moves the lots are the balance, and the sums by source are the lots', async () => {
  const id = await member();
  const random = (most: number): number => 1 + ((systemRandom.bytes(1)[0] ?? 0) % most);
  for (let step = 0; step < 60; step += 1) {
    const { coins } = await balances(database.read, id);
    const amount = random(30);
    if (step % 3 === 2 && coins >= amount) await move(id, `out${step}`, -amount);
    else await move(id, `in${step}`, amount);
    if (step % 7 === 6)
      await database.transaction((tx) =>
        takeBackOrOwe(tx, { memberId: id, key: `in${step - random(2) * 3}`, at, note: '误发' }).catch(
          () => 0,
        ),
      );
  }
  const { coins } = await balances(database.read, id);
  const { items, sources, available } = await lots(id);
  expect(available).toBe(coins);
  expect(items.reduce((sum, lot) => sum + lot.left, 0)).toBe(coins);
  expect(sources.reduce((sum, source) => sum + source.coins, 0)).toBe(coins);
  const spent = Math.ceil(coins / 2);
  const asked = await lots(id, { coins: spent });
  expect(asked.items.reduce((sum, lot) => sum + lot.used, 0)).toBe(spent);
  expect(asked.sources.reduce((sum, source) => sum + source.coins, 0)).toBe(spent);
});

it('lots are paged oldest first, each once, and nobody sees those of another', async () => {
  const id = await member();
  for (const key of ['a', 'b', 'c']) await move(id, key, 10);
  const first = await lots(id, { limit: 2 });
  const second = await lots(id, { limit: 2, cursor: first.nextCursor ?? '' });
  expect([first, second].map(({ items }) => items.map(({ cause }) => cause.id))).toEqual([['a', 'b'], ['c']]);
  expect(second.nextCursor).toBeNull();
  expect(await lots(await member())).toMatchObject({ items: [], available: 0, sources: [] });
});
