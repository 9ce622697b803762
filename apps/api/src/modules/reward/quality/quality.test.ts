import { CreditKind } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { systemRandom } from '../../../platform/random.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { causeLinks } from '../../../composition/receipts/cause-links.ts';
import { balances, openAccounts } from '../../ledger/module.ts';
import { getCredit, listCredits } from '../levels/credit.ts';
import { byMember } from '../../../../test/calls/by-member.ts';
import { settableClock } from '../../../../test/system/settable-clock.ts';
import { changeQuality, recoverQuality } from './quality.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const noon = new Date('2026-11-21T04:00:00.000Z');
const on = (day: string): Date => new Date(`${day}T12:00:00+08:00`);

describe('quality', () => {
  const cause = { kind: 'participation', id: 'p1', title: '早餐习惯小调查' } as const;
  const deduct = (memberId: string, key: string, points: number) =>
    database.transaction((tx) =>
      changeQuality(tx, {
        memberId,
        key,
        points: -points,
        cause,
        reason: '开放题答案与问题无关',
        rule: '未通过质量审核扣分，30 天后恢复',
        days: 30,
        at: noon,
      }),
    );

  it('a deduction that fails to be given back does not block the next ones, and its error is thrown', async () => {
    const [stuck, next] = [systemRandom.uuid(), systemRandom.uuid()];
    for (const memberId of [stuck, next])
      await database.transaction((tx) => openAccounts(tx, memberId, noon));
    // The recovery adds a suffix to this key, which makes it longer than the ledger accepts.
    await deduct(stuck, 'x'.repeat(195), 10);
    await deduct(next, 'short', 10);
    await expect(recoverQuality({ database }, on('2026-12-21'))).rejects.toThrow(AggregateError);
    expect((await balances(database.read, stuck)).quality).toBe(70);
    expect((await balances(database.read, next)).quality).toBe(80);
    await sql`delete from quality_changes where member_id = ${stuck}`.execute(database.read);
  });

  it('a deduction has a reason, a rule and a last day, and is given back once', async () => {
    const memberId = systemRandom.uuid();
    await database.transaction((tx) => openAccounts(tx, memberId, noon));
    expect(await deduct(memberId, 'q1', 45)).toBe(-45);
    expect(await deduct(memberId, 'q1', 45)).toBe(0);
    const platform = { database, clock: settableClock(noon) };
    expect((await getCredit({ platform }, byMember(memberId))).quality).toMatchObject({
      score: 35,
      state: 'paused',
      recovers: { day: '2026-12-21', points: 45 },
    });
    const page = await listCredits(
      { platform, linksOf: causeLinks },
      byMember(memberId, { query: { kind: CreditKind.Quality } }),
    );
    expect(page).toMatchObject({
      balance: 35,
      items: [
        {
          amount: -45,
          balanceAfter: 35,
          reason: '开放题答案与问题无关',
          rule: '未通过质量审核扣分，30 天后恢复',
          endsAt: '2026-12-21',
          appealUntil: '2026-11-28T04:00:00.000Z',
        },
        { amount: 80, balanceAfter: 80, reason: '注册成为会员', endsAt: null },
      ],
    });
    await recoverQuality({ database }, on('2026-12-20'));
    expect((await balances(database.read, memberId)).quality).toBe(35);
    await recoverQuality({ database }, on('2026-12-21'));
    await recoverQuality({ database }, on('2026-12-22'));
    expect((await balances(database.read, memberId)).quality).toBe(80);
  });

  it('stays between 0 and 100', async () => {
    const memberId = systemRandom.uuid();
    await database.transaction((tx) => openAccounts(tx, memberId, noon));
    expect(await deduct(memberId, 'q1', 200)).toBe(-80);
    expect(await deduct(memberId, 'q2', 5)).toBe(0);
  });
});
