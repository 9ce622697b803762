import type { components } from '@yayan/contract';
import type { Connection } from '../../../../platform/database/database.ts';
import type { GroupRow } from '../../people/group/group-store.ts';
import { earnedBy, planOf, type Reach, reachableCoins } from '../../people/group/reward-plan.ts';
import type { Visit } from '../../people/entry/visit.ts';
import { type Achievement, type Achievers, readAchievements } from './achievement-store.ts';

type EarnedSoFar = components['schemas']['GroupEarnedSoFar'];

/** Of somebody who has done nothing yet, where nothing has closed. */
export const NOTHING_DONE: Omit<Achievement, 'id' | 'leftPromised'> = {
  topics: 0,
  topicsFinished: 0,
  topicsReachable: 0,
  finished: false,
  canFinish: true,
};

/** What a respondent has finished until now, and can still finish. Nobody needs to have entered for it. */
export const achievedBy = async (
  db: Connection,
  { group, me, now }: Pick<Visit, 'group' | 'me' | 'now'>,
): Promise<typeof NOTHING_DONE> => await achieved(db, group.id, { personId: me.id }, now);

async function achieved(db: Connection, groupId: string, achievers: Achievers, now: Date) {
  const [found = NOTHING_DONE] = await readAchievements(db, { groupId, achievers, now });
  return found;
}

/**
 * What somebody who joins now can still finish (rule 6.56), for people with the link. A group without pay reads nothing
 * for it.
 */
export const reachOfNewcomer = async (db: Connection, group: GroupRow, now: Date): Promise<Reach> =>
  planOf(group) === null ? NOTHING_DONE : await achieved(db, group.id, 'newcomer', now);

/** The coins that a respondent can still get in all; null where the group pays none. */
export const coinsInReach = async (
  db: Connection,
  visit: Pick<Visit, 'group' | 'me' | 'now'>,
): Promise<number | null> =>
  planOf(visit.group) === null ? null : reachableCoins(visit.group, await achievedBy(db, visit));

/**
 * What a respondent finished until now, and the coins for it by the same rule as at the closing (rule 6.29); no coins where
 * the group pays none.
 */
export function earnedSoFar(
  group: GroupRow,
  done: Pick<Achievement, 'topics' | 'topicsFinished' | 'finished'>,
): Omit<EarnedSoFar, 'coins'> & { coins: number | null } {
  const plan = planOf(group);
  return {
    topicsFinished: done.topicsFinished,
    topics: done.topics,
    coins: plan && earnedBy(plan, group.promised_coins ?? 0, done),
  };
}
