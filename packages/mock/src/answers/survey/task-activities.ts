import type { TaskActivity, TaskBeat, TaskSubmission } from '@yayan/api-client';
import {
  mockBeatTaskVideo,
  mockClaimBrowseTask,
  mockGetTaskActivity,
  mockSubmitTaskActivity,
  refuse,
} from '@yayan/api-client/mocks';
import { perMember } from '../../world/per-member.ts';
import { memberOf } from '../../world/identity/sign-in.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';

/** How far one report of a video's position may move the time that counts. */
const BEAT_SECONDS = 10;
const COINS = 40;

/** Tasks that aren't questionnaires: photos and applications handed in, videos watched, pages browsed. */
export const taskActivityAnswers = (world: World): Answers => {
  const activitiesOf = perMember(world, () => new Map<string, TaskActivity>());
  const activityOf = async (request: Request, hashId: unknown): Promise<TaskActivity> =>
    activitiesOf(request).get(String(hashId)) ?? (await world.startOf(mockGetTaskActivity));
  const change = (request: Request, hashId: unknown, to: TaskActivity): TaskActivity => {
    activitiesOf(request).set(String(hashId), to);
    return to;
  };
  const isComplete = ({ asks }: TaskActivity, { text, photos }: TaskSubmission): boolean =>
    !asks ||
    (text.length >= asks.textMin &&
      photos.length >= asks.photosMin &&
      photos.length <= asks.photosMax &&
      photos.every(({ caption }) => caption.length >= asks.captionMin));
  /** Ends an activity and pays it. */
  const pay = (request: Request, hashId: unknown, activity: TaskActivity): TaskActivity => {
    const id = activity.sessionId ?? world.nextId();
    const cause = { kind: 'participation', id, title: '活动任务', link: '/home/task' } as const;
    memberOf(world, request).ledger.add({ id: world.nextId(), at: world.time(), amount: COINS, cause });
    return change(request, hashId, { ...activity, state: 'ended', resultId: id });
  };

  return {
    getTaskActivity: mockGetTaskActivity(
      async (_example, { request, params }) => await activityOf(request, params['hashId']),
    ),

    submitTaskActivity: mockSubmitTaskActivity(async (_example, { request, params }) => {
      const activity = await activityOf(request, params['hashId']);
      const submission = await jsonOf<TaskSubmission>(request);
      if (activity.consentNeeded) return refuse('CONSENT_REQUIRED');
      if (activity.state !== 'doing' && activity.state !== 'notStarted') return refuse('ACTIVITY_NOT_NOW');
      if (!isComplete(activity, submission)) return refuse('ACTIVITY_INCOMPLETE');
      const state = activity.state === 'notStarted' ? 'applied' : 'reviewing';
      return change(request, params['hashId'], { ...activity, state, submission });
    }),

    beatTaskVideo: mockBeatTaskVideo(async (_example, { request, params }) => {
      const activity = await activityOf(request, params['hashId']);
      if (activity.state !== 'doing') return refuse('ACTIVITY_NOT_NOW');
      const { position } = await jsonOf<TaskBeat>(request);
      const { seconds, secondsNeeded } = activity;
      const counted = Math.max(seconds, Math.min(Math.floor(position), seconds + BEAT_SECONDS));
      const watched = { ...activity, seconds: counted };
      return secondsNeeded > 0 && counted >= secondsNeeded
        ? pay(request, params['hashId'], watched)
        : change(request, params['hashId'], watched);
    }),

    claimBrowseTask: mockClaimBrowseTask(async (_example, { request, params }) => {
      const activity = await activityOf(request, params['hashId']);
      if (activity.state !== 'doing') return refuse('ACTIVITY_NOT_NOW');
      if (activity.seconds < activity.secondsNeeded) return refuse('TIME_NOT_REACHED');
      return pay(request, params['hashId'], activity);
    }),
  };
};
