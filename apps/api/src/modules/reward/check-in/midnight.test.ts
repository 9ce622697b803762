import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiFault } from '../../../errors/api-fault.ts';
import type { Database } from '../../../platform/database/database.ts';
import { systemRandom } from '../../../platform/random.ts';
import { runs, timeFor } from '../../../../test/runs.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { together } from '../../../../test/together.ts';
import { balances, reconcile } from '../../ledger/module.ts';
import { firstPay } from '../../../../test/reward/first-pay.ts';
import { checkInToday, finishCheckin } from './checkin.ts';
import { checkinsPaid } from './reconcile-checkins.ts';

const MEMBERS = runs(4, 1_000);
const AT_ONCE = 200;
/** Midnight in Shanghai, and clocks of servers that are up to five minutes off. */
const MIDNIGHT = Date.parse('2026-11-21T16:00:00.000Z');
const SKEWS_MS = [-300_000, -1, 0, 1, 300_000];

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const checkIn = (memberId: string, at: Date) =>
  database.transaction(
    async (tx) =>
      await finishCheckin(tx, await checkInToday(tx, systemRandom, { memberId, at, payOf: firstPay })),
  );

const daysOf = async (memberId: string) => {
  const { rows } = await sql<{ day: string; streak: number; coins: number }>`
    select day::text, streak, coins from checkins where member_id = ${memberId} order by day`.execute(
    database.read,
  );
  return rows;
};

describe('L10 midnight', () => {
  it(
    `${AT_ONCE} simultaneous check-ins of each of ${MEMBERS} members, on servers whose clocks differ, pay once a day`,
    async () => {
      for (let member = 0; member < MEMBERS; member += 1) {
        const memberId = systemRandom.uuid();
        const outcomes = await together(AT_ONCE, (index) =>
          checkIn(memberId, new Date(MIDNIGHT + (SKEWS_MS[index % SKEWS_MS.length] ?? 0))),
        );
        const refused = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
        expect(refused).toHaveLength(AT_ONCE - 2);
        expect(
          refused.every((error) => error instanceof ApiFault && error.name === 'ALREADY_CHECKED_IN'),
        ).toBe(true);
        const days = await daysOf(memberId);
        expect(days.map(({ day }) => day)).toEqual(['2026-11-21', '2026-11-22']);
        expect(days.map(({ streak }) => streak)).toEqual([1, 2]);
        const paid = days.reduce((sum, { coins }) => sum + coins, 0);
        expect((await balances(database.read, memberId)).coins).toBe(paid);
      }
      const findings = (await reconcile(database, [checkinsPaid])).flatMap((result) => result.findings);
      expect(findings).toEqual([]);
    },
    timeFor(MEMBERS, 10_000),
  );

  it('the server’s clock decides the day, to the millisecond, in whatever order check-ins arrive', async () => {
    const memberId = systemRandom.uuid();
    await checkIn(memberId, new Date(MIDNIGHT));
    await checkIn(memberId, new Date(MIDNIGHT - 1));
    await expect(checkIn(memberId, new Date(MIDNIGHT - 300_000))).rejects.toThrow(ApiFault);
    await expect(checkIn(memberId, new Date(MIDNIGHT + 300_000))).rejects.toThrow(ApiFault);
    expect(await daysOf(memberId)).toMatchObject([
      { day: '2026-11-21', streak: 1 },
      { day: '2026-11-22', streak: 2 },
    ]);
  });
});
