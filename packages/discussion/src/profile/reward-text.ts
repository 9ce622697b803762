import type { GroupReward } from '@yayan/api-client';

/** What a group with a reward plan pays, for what, and when, or why it waits or isn't paid. A group without a reward plan shows no such text (rule 6.17). */
export const rewardText = (reward: GroupReward): string =>
  `全部完成可得 ${reward.coins.toLocaleString('en-US')} 金币：${reward.condition}。${whenText(reward)}`;

const whenText = ({ paidWithinDays, heldReason, refusedReason }: GroupReward): string => {
  if (refusedReason !== null) return `报酬没有发放：${refusedReason}。有疑问可以在帮助与反馈里提出。`;
  if (heldReason !== null) return `报酬暂缓发放：${heldReason}。核对完成后继续发放。`;
  return `讨论结束后 ${paidWithinDays} 个工作日内核对，随后到账。`;
};
