import type { GroupMe, TopicOwed } from '@yayan/api-client';
import { replyPayText } from './reply-pay-text.ts';

interface Sent {
  /** Whether it answers a follow-up that had to be answered. */
  isAnswer: boolean;
  /** What the respondent still has to answer in the group. */
  owed: Pick<TopicOwed, 'unanswered' | 'followUps'> | undefined;
  me: Pick<GroupMe, 'reward' | 'earned' | 'earnedSoFar' | 'progress'> | undefined;
}

const leftText = ({ unanswered, followUps }: NonNullable<Sent['owed']>): string => {
  const left = [
    followUps > 0 ? `${followUps} 个追问` : undefined,
    unanswered > 0 ? `${unanswered} 道题` : undefined,
  ].filter((part) => part !== undefined);
  return left.length > 0 ? `还有 ${left.join('、')}等你回答。` : '现在没有要你回答的了。';
};

/** What a respondent reads after a reply: what it counts for, and how much is left. Empty while that isn't known. */
export const afterReply = ({ isAnswer, owed, me }: Sent): string =>
  [isAnswer && me ? replyPayText(me) : undefined, owed && leftText(owed)].filter(Boolean).join('');
