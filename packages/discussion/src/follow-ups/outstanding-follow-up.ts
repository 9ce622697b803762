import type { FollowUp, GroupResponse } from '@yayan/api-client';

/** The earliest must-answer follow-up under the respondent's own answer that has no reply yet. */
export const outstandingFollowUp = ({ mine, followUps }: GroupResponse): FollowUp | undefined =>
  mine ? followUps.find(({ mustAnswer, answered }) => mustAnswer && !answered) : undefined;
