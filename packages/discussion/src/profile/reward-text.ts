import type { GroupReward } from '@yayan/api-client';

/** What a group with a reward plan pays, for what, and when, or why it waits or isn't paid. A group without a reward plan shows no such text (rule 6.17). */
export const rewardText = (reward: GroupReward): string =>
  `全部完成可得 ${reward.coins.toLocaleString('en-US')} 金币：${reward.condition}。${whenText(reward)}`;

/** What finishing the topic of a question pays, and how many questions are left for it; undefined where nothing is paid. */
export const topicPayText = (topicCoins: number | null, left: number): string | undefined => {
  if (topicCoins === null) return undefined;
  const coins = `${topicCoins.toLocaleString('en-US')} 金币`;
  return left === 1 ? `答完这题，这个话题得 ${coins}` : `这个话题还差 ${left} 题，答完得 ${coins}`;
};

const whenText = ({ paidWithinDays, heldReason, refusedReason }: GroupReward): string => {
  if (refusedReason !== null) return `报酬没有发放：${refusedReason}。有疑问可以在帮助与反馈里提出。`;
  if (heldReason !== null) return `报酬暂缓发放：${heldReason}。核对完成后继续发放。`;
  return `讨论结束后 ${paidWithinDays} 个工作日内核对，随后到账。`;
};
