import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { systemRandom } from '../../../platform/random.ts';
import { seededRandom } from '../../../../test/seeded-random.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { coinMonths } from './coin-months.ts';
import { balances, transfer } from '../posting/ledger.ts';
import type { Posting } from '../posting/posting.ts';
import { settle, takeBackOrOwe } from '../posting/settlement.ts';
import { coinStatement } from './statement.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-11-21T08:30:00.000Z');
const kinds = ['participation', 'checkin', 'invite', 'campaign'] as const;

const post = async (posting: Omit<Posting, 'cause'> & { kind: Posting['cause']['kind'] }): Promise<void> => {
  const { kind, ...rest } = posting;
  await database.transaction((tx) =>
    transfer(tx, { ...rest, cause: { kind, id: rest.key, title: rest.key } }),
  );
};

const earn = (
  memberId: string,
  key: string,
  amount: number,
  at: string,
  asset: 'coin' | 'pendingCoin' = 'coin',
) =>
  post({
    key,
    memberId,
    kind: 'participation',
    reason: 'earned',
    legs: [{ asset, amount, platform: 'issue' }],
    at: new Date(at),
  });

const spend = (memberId: string, key: string, amount: number, at: string) =>
  post({
    key,
    memberId,
    kind: 'exchange',
    reason: 'spent',
    legs: [{ asset: 'coin', amount: -amount, platform: 'exchange' }],
    at: new Date(at),
  });

describe('coins by month and source', () => {
  it('starts months at midnight in Shanghai and skips none', async () => {
    const memberId = systemRandom.uuid();
    await earn(memberId, 'a', 5, '2026-09-30T15:59:59.999Z');
    await earn(memberId, 'b', 7, '2026-09-30T16:00:00.000Z');
    await spend(memberId, 'c', 4, '2026-11-01T00:00:00.000Z');
    const months = await coinMonths(database.read, memberId, { count: 4, now });
    expect(months).toEqual([
      {
        month: '2026-11',
        in: 0,
        out: 4,
        pending: 0,
        sources: [{ kind: 'exchange', in: 0, out: 4, pending: 0 }],
      },
      {
        month: '2026-10',
        in: 7,
        out: 0,
        pending: 0,
        sources: [{ kind: 'participation', in: 7, out: 0, pending: 0 }],
      },
      {
        month: '2026-09',
        in: 5,
        out: 0,
        pending: 0,
        sources: [{ kind: 'participation', in: 5, out: 0, pending: 0 }],
      },
      { month: '2026-08', in: 0, out: 0, pending: 0, sources: [] },
    ]);
  });

  it('counts coins as pending, then as income when they arrive, and not at all when taken back before', async () => {
    const memberId = systemRandom.uuid();
    const at = new Date('2026-11-05T00:00:00.000Z');
    for (const key of ['waits', 'arrives', 'goes'])
      await earn(memberId, key, 10, '2026-10-05T00:00:00.000Z', 'pendingCoin');
    await database.transaction((tx) => settle(tx, { memberId, key: 'arrives', at }));
    await database.transaction((tx) => takeBackOrOwe(tx, { memberId, key: 'goes', at, note: '未通过审核' }));
    const months = await coinMonths(database.read, memberId, { count: 2, now });
    expect(months).toMatchObject([
      { month: '2026-11', in: 10, out: 0, pending: 0 },
      { month: '2026-10', in: 0, out: 0, pending: 10 },
    ]);
  });

  it('over all months, in minus out is the balance, and pending is the pending balance', async () => {
    const random = seededRandom(7);
    const memberId = systemRandom.uuid();
    for (let index = 0; index < 120; index += 1) {
      const at = new Date(Date.UTC(2026, 5 + Math.floor(index / 20), 1 + (index % 20)));
      const kind = kinds[random.int(kinds.length)] ?? 'checkin';
      const pending = random.int(4) === 0;
      const key = `k${index}`;
      await post({
        key,
        memberId,
        kind,
        reason: 'earned',
        legs: [{ asset: pending ? 'pendingCoin' : 'coin', amount: 1 + random.int(50), platform: 'issue' }],
        at,
      });
      if (pending && random.int(2) === 0)
        await database.transaction((tx) => settle(tx, { memberId, key, at }));
      else if (random.int(5) === 0)
        await database.transaction((tx) => takeBackOrOwe(tx, { memberId, key, at, note: '更正' }));
    }
    const months = await coinMonths(database.read, memberId, { count: 12, now });
    const sum = (what: 'in' | 'out' | 'pending') => months.reduce((total, month) => total + month[what], 0);
    const { coins, pendingCoins } = await balances(database.read, memberId);
    expect(sum('in') - sum('out')).toBe(coins);
    expect(sum('pending')).toBe(pendingCoins);
    for (const month of months)
      for (const what of ['in', 'out', 'pending'] as const)
        expect(month.sources.reduce((total, source) => total + source[what], 0)).toBe(month[what]);
    const page = await coinStatement(database.read, memberId, { cursor: undefined, limit: 5 });
    expect(page.lines).toHaveLength(5);
    expect(months.filter(({ in: came }) => came > 0).length).toBeGreaterThan(4);
  });

  it('shows nobody the months of another', async () => {
    await earn(systemRandom.uuid(), 'a', 5, '2026-11-05T00:00:00.000Z');
    const [month] = await coinMonths(database.read, systemRandom.uuid(), { count: 1, now });
    expect(month).toEqual({ month: '2026-11', in: 0, out: 0, pending: 0, sources: [] });
  });
});
