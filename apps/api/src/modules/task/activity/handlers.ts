import type { Handlers } from '../../../call/call.ts';
import {
  type ActivityDeps,
  beatTaskVideo,
  claimBrowseTask,
  getTaskActivity,
  submitTaskActivity,
} from './activity.ts';
import { type BrowsePlaces, redirectBrowseTask } from './browse.ts';

type Handled =
  | 'getTaskActivity'
  | 'submitTaskActivity'
  | 'beatTaskVideo'
  | 'claimBrowseTask'
  | 'redirectBrowseTask';

/** The handlers of tasks that are no questionnaire. */
export function activityHandlers(deps: ActivityDeps, places: BrowsePlaces): Pick<Handlers, Handled> {
  return {
    getTaskActivity: ({ caller, params }) => getTaskActivity(deps, caller.memberId, params.hashId),
    submitTaskActivity: ({ caller, params, body }) =>
      submitTaskActivity(deps, caller.memberId, params.hashId, body),
    beatTaskVideo: ({ caller, params, body }) =>
      beatTaskVideo(deps, caller.memberId, params.hashId, body.position),
    claimBrowseTask: ({ caller, params, idempotency }) =>
      claimBrowseTask(deps, caller.memberId, params.hashId, idempotency),
    redirectBrowseTask: ({ query }) => redirectBrowseTask(deps, places, query.session),
  };
}
