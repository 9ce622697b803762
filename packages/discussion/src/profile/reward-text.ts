import {
  type GroupDeparture,
  type GroupEarning,
  type GroupMe,
  type GroupReward,
  GroupRewardState,
} from '@yayan/api-client';
import { formatMoment } from '@yayan/ui';

const coinsText = (coins: number): string => `${coins.toLocaleString('en-US')} 金币`;

/** What the plan pays this person and for what, then until and from when. */
const planParts = (reward: GroupReward): string[] => {
  const { condition, canFinish, reachableCoins } = reward;
  const coins = coinsText(reachableCoins);
  if (canFinish) return [`全部完成可得 ${coins}：${condition}。`, `话题截止后不能补答。${whenText(reward)}`];
  if (reachableCoins === 0) return ['有话题已经截止，不能补答，在这个小组里得不到金币了。'];
  return [`做完其余的话题，一共可得 ${coins}：${condition}。已截止的话题不能补答。`, whenText(reward)];
};

/**
 * What this person can still get in a group with a reward plan, for what, and when, or why it waits or isn't paid (rules
 * 6.30 and 6.56). A group without a reward plan shows no such text (rule 6.17).
 */
export const rewardText = (reward: GroupReward): string => planParts(reward).join('');

type Pay = Pick<GroupMe, 'reward' | 'earned' | 'earnedSoFar'>;

/**
 * What a respondent of a group gets, in paragraphs: before the closing by the plan and for what they have finished, then by what
 * they finished (rule 6.30). None in a group without a plan.
 */
export const payParts = ({ reward, earned, earnedSoFar }: Pay): string[] => {
  if (reward === null) return [];
  if (earned === undefined) return [soFarText(earnedSoFar), ...planParts(reward)].filter(Boolean);
  return [`你完成了 ${earned.topicsFinished} / ${earned.topics} 个话题，${earnedText(earned, reward)}`];
};

/** The same as one text; undefined in a group without a plan. */
export const payText = (me: Pay): string | undefined => payParts(me).join('') || undefined;

/** The sum alone, as a way to the rest; undefined where nothing is paid or something has to be explained. */
export const paySum = ({ reward, earned }: Pick<GroupMe, 'reward' | 'earned'>): string | undefined => {
  if (reward === null || earned !== undefined || reward.heldReason !== null || reward.refusedReason !== null)
    return undefined;
  const { canFinish, reachableCoins } = reward;
  if (canFinish) return `全部完成可得 ${coinsText(reachableCoins)}`;
  return reachableCoins === 0 ? undefined : `一共可得 ${coinsText(reachableCoins)}`;
};

/** A new question, or a follow-up that must be answered, makes a finished topic unfinished. */
const soFarText = (soFar: GroupMe['earnedSoFar']): string => {
  if (soFar === undefined || soFar.topicsFinished === 0) return '';
  const finished = `到现在完成了 ${soFar.topicsFinished} / ${soFar.topics} 个话题`;
  return soFar.coins === 0
    ? `${finished}。`
    : `${finished}，${soFar.coins.toLocaleString('en-US')} 金币（讨论结束后核对，有新的问题没答会变少）。`;
};

const earnedText = (
  { coins, state, confirmed, takenOut, keptUntil }: GroupEarning,
  reward: GroupReward,
): string => {
  const amount = `${coins.toLocaleString('en-US')} 金币`;
  if (takenOut !== null) return `这次没有报酬：${takenOut}。有疑问可以在帮助与反馈里提出。`;
  if (state === GroupRewardState.Paid) return `${amount}已到账。`;
  if (coins === 0 || state === GroupRewardState.Nothing) return '这次没有金币。';
  if (state === GroupRewardState.Lapsed) return `${amount}过期没有领取。`;
  if (keptUntil !== null)
    return `${amount}为你保留到 ${formatMoment(keptUntil)}，用这个手机号注册芽言就能领取。`;
  if (confirmed) return `得 ${amount}，已经核对，会在几分钟内到账。`;
  return `得 ${amount}。${whenText(reward)}`;
};

/** What a respondent who leaves has finished and gets for it (rule 6.54). */
export const leavingText = (
  { topicsFinished, topics, coins, isMember }: GroupDeparture,
  reward: GroupReward | null,
): string => {
  const finished = `到现在完成了 ${topicsFinished} / ${topics} 个话题`;
  if (coins === null || reward === null) return `${finished}。`;
  if (coins === 0) return `${finished}，没有完成的话题不计金币。`;
  const amount = `${finished}，得 ${coins.toLocaleString('en-US')} 金币。`;
  return isMember
    ? `${amount}${whenText(reward)}`
    : `${amount}讨论结束后为你保留 30 天，用这个手机号注册芽言就能领取。`;
};

/** What finishing the topic of a question pays, and how many questions are left for it; undefined where nothing is paid. */
export const topicPayText = (topicCoins: number | null, left: number): string | undefined => {
  if (topicCoins === null) return undefined;
  const coins = `${topicCoins.toLocaleString('en-US')} 金币`;
  return left === 1 ? `答完这题，这个话题得 ${coins}` : `这个话题还差 ${left} 题，答完得 ${coins}`;
};

const whenText = ({ paidWithinDays, heldReason, refusedReason }: GroupReward): string => {
  if (refusedReason !== null) return `报酬没有发放：${refusedReason}。有疑问可以在帮助与反馈里提出。`;
  if (heldReason !== null) return `报酬暂缓发放：${heldReason}。核对完成后继续发放。`;
  return `讨论结束后 ${paidWithinDays} 个工作日内核对，核对后几分钟内到账。`;
};
