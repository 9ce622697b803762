import { together } from '../../../../test/together.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiFault } from '../../../errors/api-fault.ts';
import type { Database } from '../../../platform/database/database.ts';
import { systemRandom } from '../../../platform/random.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { balances, InvalidTransferError, openAccounts, transfer } from './ledger.ts';
import type { Leg, PostResult, Posting } from './posting.ts';

const at = new Date('2026-11-21T08:30:00.000Z');
const price = 30;

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const post = (posting: Posting): Promise<PostResult> => database.transaction((tx) => transfer(tx, posting));

const posting = (memberId: string, key: string, legs: readonly Leg[]): Posting => ({
  key: `${key}:${memberId}`,
  memberId,
  reason: 'earned',
  cause: { kind: 'participation', id: key, title: '手机使用习惯' },
  legs,
  at,
});
const earn = (memberId: string, key: string, amount: number): Posting =>
  posting(memberId, key, [{ asset: 'coin', amount, platform: 'issue' }]);
const spend = (memberId: string, key: string, amount: number): Posting => ({
  ...posting(memberId, key, [{ asset: 'coin', amount: -amount, platform: 'exchange' }]),
  reason: 'spent',
});

const faultName = (error: unknown): unknown => (error instanceof ApiFault ? error.name : error);

describe('transfer', () => {
  it('moves the amount of each leg and returns the new balances', async () => {
    const memberId = systemRandom.uuid();
    const posted = await post(
      posting(memberId, 'a', [
        { asset: 'coin', amount: 120, platform: 'issue' },
        { asset: 'credit', amount: 5, platform: 'issue' },
      ]),
    );
    expect(posted).toMatchObject({
      replayed: false,
      balances: { coins: 120, pendingCoins: 0, credit: 5, quality: 0 },
    });
    expect(await balances(database.read, memberId)).toEqual(posted.balances);
  });

  it('returns the first transfer and moves nothing when a key is repeated', async () => {
    const memberId = systemRandom.uuid();
    const first = await post(earn(memberId, 'a', 50));
    const again = await post({ ...earn(memberId, 'a', 50), at: new Date('2027-01-01T00:00:00Z') });
    expect(again).toEqual({ ...first, replayed: true });
  });

  it('returns a repeated spend even when the balance would no longer allow it', async () => {
    const memberId = systemRandom.uuid();
    await post(earn(memberId, 'a', price));
    const first = await post(spend(memberId, 'b', price));
    expect(await post(spend(memberId, 'b', price))).toEqual({ ...first, replayed: true });
  });

  it.each([
    ['another amount', { legs: [{ asset: 'coin', amount: 51, platform: 'issue' }] }],
    ['another asset', { legs: [{ asset: 'credit', amount: 50, platform: 'issue' }] }],
    ['another platform account', { legs: [{ asset: 'coin', amount: 50, platform: 'campaign' }] }],
    ['another reason', { reason: 'refunded' }],
    ['another cause', { cause: { kind: 'participation', id: 'z', title: '' } }],
  ] satisfies [string, Partial<Posting>][])('refuses a repeated key with %s', async (_, other) => {
    const memberId = systemRandom.uuid();
    await post(earn(memberId, 'a', 50));
    await expect(post({ ...earn(memberId, 'a', 50), ...other })).rejects.toThrow(InvalidTransferError);
    expect((await balances(database.read, memberId)).coins).toBe(50);
  });

  it('moves once when 20 attempts with one key start at the same time', async () => {
    const memberId = systemRandom.uuid();
    const outcomes = await together(20, () => post(earn(memberId, 'a', 7)));
    const posted = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(posted).toHaveLength(20);
    expect(posted.filter((each) => !each.replayed)).toHaveLength(1);
    expect(new Set(posted.map((each) => each.transferId)).size).toBe(1);
    expect((await balances(database.read, memberId)).coins).toBe(7);
  });

  it('L3 oversell: of 50 simultaneous spends exactly as many succeed as the balance allows', async () => {
    const memberId = systemRandom.uuid();
    await post(earn(memberId, 'a', 17 * price + 29));
    const outcomes = await together(50, (index) => post(spend(memberId, `b${index}`, price)));
    const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    expect(refused.map(faultName)).toEqual(Array.from({ length: 33 }, () => 'BALANCE_TOO_LOW'));
    expect((await balances(database.read, memberId)).coins).toBe(29);
  });

  it('refuses to take more than the balance, and changes nothing', async () => {
    const memberId = systemRandom.uuid();
    await post(earn(memberId, 'a', price));
    await expect(post(spend(memberId, 'b', price + 1))).rejects.toSatisfy(
      (error) => faultName(error) === 'BALANCE_TOO_LOW',
    );
    await expect(post(spend(systemRandom.uuid(), 'b', 1))).rejects.toSatisfy(
      (error) => faultName(error) === 'BALANCE_TOO_LOW',
    );
    expect((await balances(database.read, memberId)).coins).toBe(price);
  });

  it('L6 amounts: refuses amounts that are not whole numbers of at least one', async () => {
    const memberId = systemRandom.uuid();
    for (const amount of [0, -0, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      await expect(post(earn(memberId, 'a', amount))).rejects.toThrow(InvalidTransferError);
    expect((await balances(database.read, memberId)).coins).toBe(0);
  });

  it('refuses a transfer without legs, and two legs between the same accounts', async () => {
    const memberId = systemRandom.uuid();
    await expect(post(posting(memberId, 'a', []))).rejects.toThrow(InvalidTransferError);
    const back: Leg[] = [
      { asset: 'coin', amount: 5, platform: 'issue' },
      { asset: 'coin', amount: -5, platform: 'issue' },
    ];
    await expect(post(posting(memberId, 'a', back))).rejects.toThrow(InvalidTransferError);
  });

  it('keeps quality between 0 and 100', async () => {
    const memberId = systemRandom.uuid();
    await database.transaction((tx) => openAccounts(tx, memberId, at));
    const change = (key: string, amount: number) =>
      post(posting(memberId, key, [{ asset: 'quality', amount, platform: 'issue' }]));
    await expect(change('a', 21)).rejects.toThrow(InvalidTransferError);
    await expect(change('b', -81)).rejects.toSatisfy((error) => faultName(error) === 'BALANCE_TOO_LOW');
    expect((await change('c', 20)).balances.quality).toBe(100);
  });
});

describe('openAccounts', () => {
  it('starts everyone with quality 80, once', async () => {
    const memberId = systemRandom.uuid();
    await database.transaction((tx) => openAccounts(tx, memberId, at));
    const again = await database.transaction((tx) => openAccounts(tx, memberId, at));
    expect(again).toMatchObject({
      replayed: true,
      balances: { coins: 0, pendingCoins: 0, credit: 0, quality: 80 },
    });
  });
});
