import type { FollowUp, GroupResponse } from '@yayan/api-client';

/** Whether the author of the answer must still reply to this. */
export const isOutstanding = ({ mustAnswer, answered }: Pick<FollowUp, 'mustAnswer' | 'answered'>): boolean =>
  mustAnswer && !answered;

/** The earliest must-answer follow-up under the respondent's own answer that has no reply yet. */
export const outstandingFollowUp = ({ mine, followUps }: GroupResponse): FollowUp | undefined =>
  mine ? followUps.find(isOutstanding) : undefined;
