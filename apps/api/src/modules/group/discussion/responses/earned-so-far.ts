import type { components } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import { earnedBy, planOf } from '../../people/group/reward-plan.ts';
import type { Visit } from '../../people/entry/visit.ts';
import { readAchievements } from './achievement-store.ts';

type EarnedSoFar = components['schemas']['GroupEarnedSoFar'];

/**
 * What a respondent finished until now, and the coins for it by the same rule as at the closing (rule 6.29); no coins where
 * the group pays none.
 */
export async function earnedSoFar(
  db: Connection,
  { group, me }: Pick<Visit, 'group' | 'me'>,
): Promise<Omit<EarnedSoFar, 'coins'> & { coins: number | null }> {
  const [achieved = { topics: 0, topicsFinished: 0, finished: false }] = await readAchievements(
    db,
    group.id,
    me.id,
  );
  const plan = planOf(group);
  return {
    topicsFinished: achieved.topicsFinished,
    topics: achieved.topics,
    coins: plan && earnedBy(plan, group.promised_coins ?? 0, achieved),
  };
}
