import { workThrough } from '../../../../platform/jobs/work-through.ts';
import type { Place } from '../../../../platform/page.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { GroupRow } from '../../people/group/group-store.ts';
import { lockGroup, writeGroup } from '../../people/group/host-store.ts';
import { lifeOf } from '../../people/group/life.ts';
import { earnedBy, planOf } from '../../people/group/reward-plan.ts';
import { readAchievements } from '../../discussion/responses/achievement-store.ts';
import { insertRewards, readUntallied } from './reward-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/**
 * Tallies the rewards of a closed group by its plan, once (rule 6.29). A group without a plan needs no confirmation;
 * only its participations end. The caller has locked the group.
 */
export async function tallyRewards(tx: Tx, group: GroupRow, now: Date): Promise<GroupRow> {
  if (group.tallied_at !== null) return group;
  const plan = planOf(group);
  const promised = group.promised_coins ?? 0;
  const achieved = await readAchievements(tx, { groupId: group.id, achievers: 'everybody', now });
  const rewards = achieved.map((each) => ({
    ...each,
    coins: plan ? earnedBy(plan, each.leftPromised ?? promised, each) : 0,
  }));
  await insertRewards(tx, group.id, rewards);
  const nothingToConfirm = plan === null && { pay_confirmed_at: now, pay_confirmed_by: '没有报酬' };
  return await writeGroup(tx, group.id, { tallied_at: now, ...nothingToConfirm });
}

/** Tallies the groups that closed by their schedule. If one fails, the others are still tallied. */
export async function tallyClosed(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  await workThrough<Place>({
    read: (after, limit) => readUntallied(database.read, now, after, limit),
    work: ({ id }) =>
      database.transaction(async (tx) => {
        const group = await lockGroup(tx, id);
        // A host may have moved the closing meanwhile.
        if (group && lifeOf(group, now) === 'closed') await tallyRewards(tx, group, now);
      }),
    signal,
  });
}
