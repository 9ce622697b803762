import { workThrough } from '../../../../platform/jobs/work-through.ts';
import { membersOfMobiles } from '../../../identity/module.ts';
import { creditLegs, groupCredit, transfer } from '../../../ledger/module.ts';
import type { Messages } from '../../../message/api.ts';
import { endGroupParticipation } from '../../../task/module.ts';
import type { Participation, TaskDeps } from '../../../task/api.ts';
import type { GroupRow } from '../../people/group/group-store.ts';
import { shareGroup } from '../../people/group/host-store.ts';
import {
  type KeptRewardOwner,
  lockReward,
  type PersonReward,
  readDueRewards,
  readKeptRewards,
  readKeptRewardOwners,
  type RewardKey,
  writeReward,
} from './reward-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

/** The parts that pay-outs need. */
export interface RewardDeps extends TaskDeps {
  readonly messages?: Messages;
}

/** Guests have this long to join with the number of their invitation (rule 6.31). */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** The prefix of `mobile_index` after the person deleted their account. */
const ERASED = 'closed:';

/** Key of the transfer that pays a person of a group. */
export const rewardKey = ({ group_id, group_member_id }: RewardKey): string =>
  `group:${group_id}:${group_member_id}`;

/**
 * Pays all confirmed rewards, each in its own transaction. After an interruption the next run continues. Resolves to how
 * many this run settled, without those that another run settled meanwhile.
 */
export async function payDue(deps: RewardDeps, groupId?: string, signal?: AbortSignal): Promise<number> {
  let settled = 0;
  await workThrough<RewardKey>({
    read: (after, limit) => readDueRewards(deps.database.read, after, limit, groupId),
    work: async (key) => {
      if (await deps.database.transaction((tx) => payOut(tx, deps, key))) settled += 1;
    },
    signal,
  });
  return settled;
}

/**
 * Pays out one person's reward, once (rules 6.29 to 6.31): pays a member, or keeps a guest's reward for 30 days. It
 * ends a member's participation with result 1 or 8. The locked row holds the state, so that two runs pay once. False if
 * there was nothing to do.
 */
async function payOut(tx: Tx, deps: RewardDeps, key: RewardKey): Promise<boolean> {
  // The group first, like hosts and operators lock it, so that nobody holds or refuses the pay-out meanwhile.
  const group = await shareGroup(tx, key.group_id);
  if (!group || group.pay_confirmed_at === null || group.pay_held_at !== null) return false;
  const reward = await lockReward(tx, key.group_id, key.group_member_id);
  if (reward?.state !== 'tallied') return false;
  const at = deps.clock.now();
  const memberId = await payeeOf(tx, reward);
  if (memberId !== undefined) {
    await pay(tx, deps, { group, reward, memberId, at });
    return true;
  }
  const isKept = dueCoins(reward) > 0 && !reward.mobile_index.startsWith(ERASED);
  await writeReward(tx, reward, {
    state: isKept ? 'kept' : 'nothing',
    settled_at: at,
    ...(isKept && { keep_until: new Date(at.getTime() + KEPT_MS) }),
  });
  return true;
}

/**
 * Pays the rewards that are kept for a mobile to the member who has just joined with it, in the transaction that
 * creates the member. While a group's pay-out is held, it waits.
 */
export async function payKeptRewards(
  tx: Tx,
  deps: RewardDeps,
  { memberId, mobileIndex, at }: { memberId: string; mobileIndex: string; at: Date },
): Promise<void> {
  for (const key of await readKeptRewards(tx, mobileIndex, at)) {
    const group = await shareGroup(tx, key.group_id);
    if (!group || group.pay_held_at !== null) continue;
    const reward = await lockReward(tx, key.group_id, key.group_member_id);
    if (reward?.state !== 'kept') continue;
    await pay(tx, deps, { group, reward, memberId, at });
  }
}

/**
 * Pays kept rewards of people who are members by now: they joined at the moment when the reward was put aside, or got
 * that number later. Other kept rewards are not read.
 */
export async function payKeptRewardsOfMembers(deps: RewardDeps, signal?: AbortSignal): Promise<void> {
  const at = deps.clock.now();
  await workThrough({
    read: (after: KeptRewardOwner | undefined, limit) =>
      readKeptRewardOwners(deps.database.read, at, after, limit),
    work: (owner) => deps.database.transaction((tx) => payKeptRewards(tx, deps, { ...owner, at })),
    signal,
  });
}

const dueCoins = ({ coins, taken_out_at }: PersonReward): number => (taken_out_at === null ? coins : 0);

async function payeeOf(tx: Tx, reward: PersonReward): Promise<string | undefined> {
  if (reward.mobile_index.startsWith(ERASED)) return undefined;
  return reward.member_id ?? (await membersOfMobiles(tx, [reward.mobile_index])).get(reward.mobile_index);
}

interface Payment {
  group: GroupRow;
  reward: PersonReward;
  memberId: string;
  at: Date;
}

/** Ends the member's participation and transfers the earned coins. A member with two invitations is paid once. */
async function pay(tx: Tx, deps: RewardDeps, { group, reward, memberId, at }: Payment): Promise<void> {
  const coins = dueCoins(reward);
  const credit = groupCredit(coins);
  const entrant = { memberId, taskId: group.task_id, device: 1 as const, at };
  const takenOut = reward.taken_out_at !== null;
  const ended = await endGroupParticipation(tx, deps, entrant, {
    finished: reward.finished,
    takenOut,
    hasLeft: reward.left_at !== null,
    coins,
    credit,
  });
  const isPaid = ended !== undefined && coins > 0;
  await writeReward(tx, reward, {
    state: isPaid ? 'paid' : 'nothing',
    paid_to: isPaid ? memberId : null,
    participation_id: ended?.id ?? null,
    settled_at: at,
  });
  if (ended === undefined) return;
  if (isPaid)
    await transfer(tx, {
      key: rewardKey(reward),
      memberId,
      reason: 'earned',
      cause: { kind: 'group', id: ended.id, title: group.name },
      legs: [{ asset: 'coin', amount: coins, platform: 'issue' }, ...creditLegs(credit)],
      at,
    });
  await notifyPaid(tx, deps, { group, reward, memberId, at }, ended, coins);
}

async function notifyPaid(
  tx: Tx,
  { messages }: RewardDeps,
  { group, reward, memberId }: Payment,
  { resultId }: Participation,
  coins: number,
): Promise<void> {
  const link = resultId === null ? '/task/summary' : `/task/back?result=${resultId}`;
  const { topics, topics_finished: done, taken_out_reason: reason } = reward;
  const { name } = group;
  const key = rewardKey(reward);
  if (reason !== null)
    await messages?.write(tx, { memberId, event: 'groupTakenOut', key, data: { name, reason, link } });
  else if (coins > 0)
    await messages?.write(tx, {
      memberId,
      event: 'groupPaid',
      key,
      data: { name, coins, finished: done, topics, link },
    });
}
