import type { Call } from '../../../../call/call.ts';
import type { components } from '@yayan/contract';
import { GroupMove } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { GroupDeps } from '../../people/deps.ts';
import type { GroupRow } from '../../people/group/group-store.ts';
import { countTopics, followSchedule } from '../guide/guide-store.ts';
import { sendFirstInvitations } from '../invitations/send-invitations.ts';
import { deleteRehearsalOf } from '../rehearsal/rehearsal.ts';
import { countUnpaid } from '../rewards/reward-store.ts';
import { tallyRewards } from '../rewards/tally-rewards.ts';
import { recordChanges } from '../../people/life/changes.ts';
import { addGroupTask, reviseGroupTask } from '../../people/group/group-task.ts';
import { viewHostedGroup } from './group-settings.ts';
import { lockAsHost } from '../../people/life/host-access.ts';
import { writeGroup } from '../../people/group/host-store.ts';
import { lifeOf, moveRefusal } from '../../people/group/life.ts';
import { planOf, reachableBy } from '../../people/group/reward-plan.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** The moves in words, as hosts read them in the changes. */
export const moveNames: Record<GroupMove, string> = {
  [GroupMove.Invite]: '开始邀请',
  [GroupMove.Open]: '开放讨论',
  [GroupMove.Close]: '结束讨论',
  [GroupMove.Archive]: '归档',
};

/**
 * Moves a group to its next state (rule 6.23). Of two hosts who press at once, the second is refused with the new
 * state.
 */
export async function moveHostedGroup(
  deps: GroupDeps,
  { caller, params: { groupId }, body: { move } }: Call<'moveHostedGroup'>,
): Promise<components['schemas']['HostedGroup']> {
  const now = deps.clock.now();
  return await deps.database.transaction(async (tx) => {
    const visit = await lockAsHost(tx, caller, groupId, now);
    const refusal = moveRefusal(lifeOf(visit.group, now), move);
    if (refusal) refuse(refusal);
    const moved = await moves[move](tx, deps, visit.group, now);
    const change = { what: 'move', before: null, after: moveNames[move] } as const;
    await recordChanges(tx, deps.random, { ...visit, group: moved }, [change]);
    return await viewHostedGroup(tx, moved, now);
  });
}

type Move = (tx: Tx, deps: GroupDeps, group: GroupRow, now: Date) => Promise<GroupRow>;

/** Invited people see the group from now on, with its reward plan. */
const invite: Move = async (tx, deps, group, now) => {
  if (group.opens_at <= now) refuse('SCHEDULE_PAST');
  const { topics, emptyTopics } = await countTopics(tx, group.id);
  if (topics === 0 || emptyTopics > 0) refuse('GUIDE_EMPTY');
  const plan = planOf(group);
  const published = await writeGroup(tx, group.id, {
    published_at: now,
    promised_coins: plan && reachableBy(plan, topics),
  });
  await addGroupTask(tx, deps, published, now);
  await sendFirstInvitations(tx, deps, published, now);
  return published;
};

const open: Move = async (tx, deps, group, now) => {
  await deleteRehearsalOf(tx, deps, group.id);
  // One millisecond ago, so that a group that closes in the same millisecond was open before.
  const opened = await writeGroup(tx, group.id, { opens_at: new Date(now.getTime() - 1) });
  await followSchedule(tx, group, opened);
  await reviseGroupTask(tx, opened);
  return opened;
};

/** Closing tallies the rewards, in the same transaction (rule 6.29). */
export async function closeGroup(tx: Tx, group: GroupRow, now: Date): Promise<GroupRow> {
  const closesAt = new Date(Math.max(now.getTime(), group.opens_at.getTime() + 1));
  const closed = await writeGroup(tx, group.id, { closes_at: closesAt });
  await reviseGroupTask(tx, closed);
  return await tallyRewards(tx, closed, now);
}

/** Archives a closed group. Refuses with PAY_UNCONFIRMED while it owes somebody. */
export async function archiveGroup(tx: Tx, group: GroupRow, now: Date): Promise<GroupRow> {
  const isUnpaid =
    planOf(group) !== null && (group.pay_confirmed_at === null || (await countUnpaid(tx, group.id)) > 0);
  if (isUnpaid) refuse('PAY_UNCONFIRMED');
  return await writeGroup(tx, group.id, { archived_at: now });
}

const moves: Record<GroupMove, Move> = {
  [GroupMove.Invite]: invite,
  [GroupMove.Open]: open,
  [GroupMove.Close]: (tx, _deps, group, now) => closeGroup(tx, group, now),
  [GroupMove.Archive]: (tx, _deps, group, now) => archiveGroup(tx, group, now),
};
