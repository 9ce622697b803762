import { ChanceCause } from '@yayan/contract';
import { sql } from 'kysely';
import type { Day } from '../../src/platform/calendar.ts';
import { cteChain, lastOf } from '../../src/platform/database/cte-chain.ts';
import type { Platform } from '../../src/platform/platform.ts';
import type { Tx } from '../../src/platform/database/tx.ts';
import {
  checkInUnlocked,
  checkinSteps,
  type ComputedCheckin,
} from '../../src/modules/reward/check-in/checkin.ts';
import { readStreakPay } from '../../src/modules/reward/streak/streak-pay.ts';
import type { CheckinHistory } from '../../src/modules/reward/streak/streak.ts';
import type { EarnedChance } from './add-participants.ts';
import type { Person } from './people.ts';
import { spread } from './spread.ts';
import { timeOfDay } from './time-of-day.ts';

/** The share of the people who check in on a day. */
const CHECKING_IN = 0.7;

/**
 * Checks people in on some days of the past, and on the last one those whose hour has come. Returns the check-ins as what
 * they are in campaigns: chances.
 */
export async function addCheckins(
  platform: Platform,
  tx: Tx,
  people: readonly Person[],
  days: readonly Day[],
): Promise<readonly EarnedChance[]> {
  const { clock } = platform;
  const payOf = await readStreakPay(platform, tx);
  const histories = new Map<string, CheckinHistory>();
  const chances: EarnedChance[] = [];
  for (const [place, day] of days.entries()) {
    const dues = people.flatMap(({ id: memberId, index }): readonly ComputedCheckin[] => {
      const at = timeOfDay(day, spread(index, place, 14));
      if (spread(index, place, 13) >= CHECKING_IN || at >= clock.now()) return [];
      // Their first day is stored like a later one; the newcomer's step that it also finishes is added below.
      const before = histories.get(memberId) ?? { days: [], first: day };
      const due = checkInUnlocked(before, { memberId, at, payOf });
      return due === undefined ? [] : [due];
    });
    if (dues.length === 0) continue;
    const firsts = dues.filter(({ memberId }) => !histories.has(memberId));
    if (firsts.length > 0)
      await tx
        .insertInto('newcomer_steps')
        .values(
          firsts.map(({ memberId, at }) => ({ member_id: memberId, step: 'firstCheckin', done_at: at })),
        )
        .execute();
    for (const { memberId, history } of dues) histories.set(memberId, history);
    const steps = checkinSteps(dues);
    await cteChain(steps, sql`select from ${sql.id(lastOf(steps).name)}`).execute(tx);
    chances.push(
      ...dues.map(({ memberId, at }) => ({ memberId, cause: ChanceCause.Checkin, causeId: day, at })),
    );
  }
  return chances;
}
