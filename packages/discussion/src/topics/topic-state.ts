import { GroupOpenState, type GroupProgress } from '@yayan/api-client';
import { type BadgeState, topicStates } from '@yayan/ui';
import { groupStates } from './group-states.ts';

/** The state of a topic for its respondent. An open follow-up comes before everything else. */
export const topicStateOf = ({
  state,
  progress,
}: {
  state: GroupOpenState;
  progress: GroupProgress;
}): BadgeState => {
  if (state === GroupOpenState.Upcoming) return groupStates.upcoming;
  if (progress.followUpsOwed > 0) return topicStates.probed;
  if (progress.answered >= progress.total) return topicStates.answered;
  return state === GroupOpenState.Open ? topicStates.open : groupStates.closed;
};
