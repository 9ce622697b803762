import type { components } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { GroupRow } from './group-store.ts';
import type { OwnReward } from './own-reward-store.ts';

type Schemas = components['schemas'];
export type RewardPlan = Schemas['RewardPlan'];

/** A group pays within this many working days after its closing (rule 6.30). */
export const PAID_WITHIN_DAYS = 2;

type PlanColumns = Pick<GroupRow, 'topic_coins' | 'whole_coins' | 'cap_coins'>;

/** The reward plan of a group; null when it pays nothing. */
export const planOf = ({ topic_coins, whole_coins, cap_coins }: PlanColumns): RewardPlan | null =>
  topic_coins === null || whole_coins === null || cap_coins === null
    ? null
    : { topicCoins: topic_coins, wholeCoins: whole_coins, capCoins: cap_coins };

/** A plan as it is stored. Refuses a plan without coins with PLAN_WRONG. */
export function planColumns(plan: RewardPlan | null): PlanColumns {
  if (plan === null) return { topic_coins: null, whole_coins: null, cap_coins: null };
  const { topicCoins, wholeCoins, capCoins } = plan;
  if (topicCoins + wholeCoins === 0 || wholeCoins > capCoins || topicCoins > capCoins) refuse('PLAN_WRONG');
  return { topic_coins: topicCoins, whole_coins: wholeCoins, cap_coins: capCoins };
}

/** The coins for finishing everything, in a guide of so many topics. */
export const reachableBy = ({ topicCoins, wholeCoins, capCoins }: RewardPlan, topics: number): number =>
  Math.min(capCoins, topicCoins * topics + wholeCoins);

/**
 * The coins of a person (rule 6.29): for each finished topic, and for the whole guide when all was finished, up to the
 * cap. A person who finished everything gets what was promised, even if the guide became shorter.
 */
export function earnedBy(
  plan: RewardPlan,
  promised: number,
  { topicsFinished, finished }: { topicsFinished: number; finished: boolean },
): number {
  const { topicCoins, wholeCoins, capCoins } = plan;
  const earned = Math.min(capCoins, topicCoins * topicsFinished + (finished ? wholeCoins : 0));
  return finished ? Math.max(earned, promised) : earned;
}

/** What a person has finished, or can still finish: other topics closed before they had (rule 6.56). */
export interface Reach {
  topicsReachable: number;
  /** Whether everything can still be finished. */
  canFinish: boolean;
}

type PromiseColumns = PlanColumns & Pick<GroupRow, 'promised_coins'>;

/** The plan as people read it before it is known who they are; null where the group pays nothing. */
export function viewPromise(
  group: PromiseColumns,
  canFinish = true,
): Pick<Schemas['GroupReward'], 'coins' | 'condition' | 'paidWithinDays'> | null {
  const plan = planOf(group);
  if (plan === null) return null;
  return {
    coins: group.promised_coins ?? plan.capCoins,
    condition: conditionOf(plan, group.promised_coins, canFinish),
    paidWithinDays: PAID_WITHIN_DAYS,
  };
}

/** The coins that a person can still get in all, by the rule of the closing (rule 6.56); null where nothing is paid. */
export function reachableCoins(group: PromiseColumns, { topicsReachable, canFinish }: Reach): number | null {
  const plan = planOf(group);
  const promised = group.promised_coins ?? plan?.capCoins ?? 0;
  return plan && earnedBy(plan, promised, { topicsFinished: topicsReachable, finished: canFinish });
}

/** The plan as a person of this reach reads it; null where the group pays nothing. */
export function viewReward(
  group: PromiseColumns & Pick<GroupRow, 'pay_held_reason' | 'pay_refused_reason'>,
  reach: Reach,
): Schemas['GroupReward'] | null {
  const plan = planOf(group);
  const promise = viewPromise(group, reach.canFinish);
  if (plan === null || promise === null) return null;
  return {
    ...promise,
    reachableCoins: reachableCoins(group, reach) ?? 0,
    canFinish: reach.canFinish,
    topicCoins: plan.topicCoins,
    wholeCoins: plan.wholeCoins,
    heldReason: group.pay_held_reason,
    refusedReason: group.pay_refused_reason,
  };
}

/** The reward of a respondent after the tally, as they read it (rule 6.30). */
export const viewEarning = (
  reward: OwnReward,
  { pay_confirmed_at: confirmedAt, pay_held_at: heldAt }: Pick<GroupRow, 'pay_confirmed_at' | 'pay_held_at'>,
): Schemas['GroupEarning'] => ({
  coins: reward.taken_out_at === null ? reward.coins : 0,
  topicsFinished: reward.topics_finished,
  topics: reward.topics,
  // A check of the table allows only these states.
  state: reward.state as Schemas['GroupEarning']['state'],
  confirmed: confirmedAt !== null && heldAt === null,
  takenOut: reward.taken_out_reason,
  keptUntil: reward.keep_until?.toISOString() ?? null,
});

/**
 * What a respondent has to do. It names the cap where the cap decides, so that the numbers of the text add up, and no
 * coins for the whole where it can't be finished any more.
 */
function conditionOf(
  { topicCoins, wholeCoins, capCoins }: RewardPlan,
  promised: number | null,
  canFinish: boolean,
): string {
  if (topicCoins === 0) return `完成全部话题并回答主持人的必答追问，得 ${wholeCoins} 金币`;
  const topic = `每完成一个话题得 ${topicCoins} 金币`;
  const whole =
    wholeCoins === 0 || !canFinish ? topic : `${topic}，全部完成并回答必答追问再得 ${wholeCoins} 金币`;
  return promised === capCoins ? `${whole}，每人最多 ${capCoins} 金币` : whole;
}
