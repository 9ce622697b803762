import type { FollowUp, GroupResponse } from '@yayan/api-client';

/** The earliest follow-up under the own answer that has to be answered and was not. */
export const outstandingFollowUp = ({ mine, followUps }: GroupResponse): FollowUp | undefined =>
  mine ? followUps.find(({ mustAnswer, answered }) => mustAnswer && !answered) : undefined;
