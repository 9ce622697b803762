import type { Handlers } from '../../../http/call.ts';
import {
  type ActivityParts,
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

/** The calls of tasks that are no questionnaire. */
export function activityHandlers(parts: ActivityParts, places: BrowsePlaces): Pick<Handlers, Handled> {
  return {
    getTaskActivity: ({ caller, params }) => getTaskActivity(parts, caller.memberId, params.hashId),
    submitTaskActivity: ({ caller, params, body }) =>
      submitTaskActivity(parts, caller.memberId, params.hashId, body),
    beatTaskVideo: ({ caller, params, body }) =>
      beatTaskVideo(parts, caller.memberId, params.hashId, body.position),
    claimBrowseTask: ({ caller, params, idempotency }) =>
      claimBrowseTask(parts, caller.memberId, params.hashId, idempotency),
    redirectBrowseTask: ({ query }) => redirectBrowseTask(parts, places, query.session),
  };
}
