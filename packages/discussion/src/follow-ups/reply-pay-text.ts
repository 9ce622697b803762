import { type GroupEarning, type GroupMe, GroupRewardState } from '@yayan/api-client';

const standOf = ({ state, confirmed }: GroupEarning): string => {
  if (state === GroupRewardState.Paid) return '到账';
  return confirmed ? '核对过' : '按结束时的回答算好';
};

/**
 * What a reply to a follow-up that must be answered counts for; undefined where the group pays nothing, or holds the pay.
 * Follow-ups decide only about the coins for everything (rule 6.29), and the tally at the closing is final.
 */
export const replyPayText = ({
  reward,
  earned,
  earnedSoFar,
  progress,
}: Pick<GroupMe, 'reward' | 'earned' | 'earnedSoFar' | 'progress'>): string | undefined => {
  if (reward === null || reward.heldReason !== null || reward.refusedReason !== null) return undefined;
  if (earned !== undefined) return `报酬已经${standOf(earned)}，这条回答不再改变它。`;
  if (!reward.canFinish) return '有话题已经截止，这条回答不改变报酬。';
  const coins = `${reward.reachableCoins.toLocaleString('en-US')} 金币`;
  const isDone =
    earnedSoFar !== undefined &&
    earnedSoFar.topicsFinished === earnedSoFar.topics &&
    progress?.followUpsOwed === 0;
  return isDone
    ? `话题和追问都完成了，可得 ${coins}（有新的问题没答会变少）。讨论结束后 ${reward.paidWithinDays} 个工作日内核对，随后到账。`
    : `它算在「全部完成」里，全部完成可得 ${coins}。`;
};
