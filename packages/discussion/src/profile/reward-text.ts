import type { GroupReward } from '@yayan/api-client';

/** What a group with a reward plan pays, for what, and when. A group without a reward plan shows no such text (rule 6.17). */
export const rewardText = ({ coins, condition, paidWithinDays }: GroupReward): string =>
  `全部完成可得 ${coins.toLocaleString('en-US')} 金币：${condition}。讨论结束后 ${paidWithinDays} 个工作日内核对，随后到账。`;
