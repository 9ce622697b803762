import { bind } from '../../../call/bind.ts';
import type { Handlers } from '../../../call/call.ts';
import {
  type ActivityDeps,
  beatTaskVideo,
  claimBrowseTask,
  getTaskActivity,
  submitTaskActivity,
} from './activity.ts';
import { type BrowsePlaces, redirectBrowseTask } from './browse.ts';

type ActivityOperation =
  | 'getTaskActivity'
  | 'submitTaskActivity'
  | 'beatTaskVideo'
  | 'claimBrowseTask'
  | 'redirectBrowseTask';

/** The handlers of tasks that are no questionnaire. */
export function activityHandlers(
  deps: ActivityDeps,
  places: BrowsePlaces,
): Pick<Handlers, ActivityOperation> {
  return {
    ...bind(deps, { getTaskActivity, submitTaskActivity, beatTaskVideo, claimBrowseTask }),
    redirectBrowseTask: ({ query }) => redirectBrowseTask(deps, places, query.session),
  };
}
