/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { call, type CallOptions, type CallPromise, type KeyedCallOptions } from '../../calls/call.ts';
import type {
  Done,
  ListTaskRecordsParams,
  ListTasksParams,
  PublicId,
  RecommendTasksParams,
  TaskActivity,
  TaskBeat,
  TaskCardPage,
  TaskDetail,
  TaskRecommendation,
  TaskRecordPage,
  TaskSubmission,
} from '../model/index.ts';

/**
 * List a few tasks worth doing next
 *
 * For a member: tasks they can start now and have not joined, best match first. For a visitor: the newest open
 * tasks that anybody may start, whatever their city, the newest first.
 */
export const recommendTasks = (params?: RecommendTasksParams, options?: CallOptions): CallPromise<TaskRecommendation> =>
  call<TaskRecommendation>({ operation: 'recommendTasks', url: '/v1/tasks/recommend', method: 'GET', params }, options);

/**
 * Read the member's progress in a task that is no questionnaire
 *
 * Refuses every other task with NOT_FOUND. Start one with `startParticipation`.
 */
export const getTaskActivity = (hashId: PublicId, options?: CallOptions): CallPromise<TaskActivity> =>
  call<TaskActivity>({ operation: 'getTaskActivity', url: `/v1/process/activities/${encodeURIComponent(hashId)}`, method: 'GET' }, options);

/**
 * Submit an application or a proof
 *
 * It waits for review and can't be changed until then. Photos are keys of files uploaded with module `task`. Refuses
 * with ACTIVITY_NOT_NOW when nothing is asked for now, and with ACTIVITY_INCOMPLETE when something is missing.
 */
export const submitTaskActivity = (hashId: PublicId, taskSubmission: TaskSubmission, options?: CallOptions): CallPromise<TaskActivity> =>
  call<TaskActivity>({ operation: 'submitTaskActivity', url: `/v1/process/activities/${encodeURIComponent(hashId)}/submit`, method: 'POST', data: taskSubmission }, options, { 22012: 'CONSENT_REQUIRED', 22031: 'ACTIVITY_NOT_NOW', 22032: 'ACTIVITY_INCOMPLETE', 28001: 'FILE_TYPE_REFUSED', 28002: 'FILE_TOO_LARGE' });

/**
 * Report the position of a video
 *
 * Call it every few seconds while the video plays. Refuses positions ahead of real time with TIME_NOT_REACHED:
 * skipped or hurried parts don't count. The last position pays.
 */
export const beatTaskVideo = (hashId: PublicId, taskBeat: TaskBeat, options?: CallOptions): CallPromise<TaskActivity> =>
  call<TaskActivity>({ operation: 'beatTaskVideo', url: `/v1/process/activities/${encodeURIComponent(hashId)}/beat`, method: 'POST', data: taskBeat }, options, { 22012: 'CONSENT_REQUIRED', 22031: 'ACTIVITY_NOT_NOW', 22033: 'TIME_NOT_REACHED' });

/**
 * Claim the pay of a browse task
 *
 * Pays when the dwell time since `redirectBrowseTask` is over by the server's clock; before that it refuses with
 * TIME_NOT_REACHED. A repeated call with the same key gets the same answer.
 */
export const claimBrowseTask = (hashId: PublicId, options?: KeyedCallOptions): CallPromise<TaskActivity> =>
  call<TaskActivity>({ operation: 'claimBrowseTask', url: `/v1/process/activities/${encodeURIComponent(hashId)}/claim`, method: 'POST', keyed: true }, options, { 22012: 'CONSENT_REQUIRED', 22031: 'ACTIVITY_NOT_NOW', 22033: 'TIME_NOT_REACHED' });

/**
 * List the tasks of the task wall
 *
 * Tasks this member may see, those they can start first. All filters must match. A quality score below 60 shortens
 * the list.
 */
export const listTasks = (params?: ListTasksParams, options?: CallOptions): CallPromise<TaskCardPage> =>
  call<TaskCardPage>({ operation: 'listTasks', url: '/v1/tasks', method: 'GET', params }, options);

/**
 * List the member's participations and what they earned
 *
 * Newest first.
 */
export const listTaskRecords = (params?: ListTaskRecordsParams, options?: CallOptions): CallPromise<TaskRecordPage> =>
  call<TaskRecordPage>({ operation: 'listTaskRecords', url: '/v1/task-records', method: 'GET', params }, options);

/**
 * Ask to be told of the next task that fits
 *
 * For a member who met a full quota. A message tells them of the first task that begins within 30 days and suits them.
 * A second time changes nothing.
 */
export const remindOfTask = (hashId: PublicId, options?: CallOptions): CallPromise<Done> =>
  call<Done>({ operation: 'remindOfTask', url: `/v1/tasks/${encodeURIComponent(hashId)}/reminder`, method: 'POST' }, options);

/**
 * Read one task
 *
 * Says what is paid, asked and collected, and whether this member can start. An ended task is answered with its
 * obstacle; an unknown one is refused with NOT_FOUND. A visitor can read it too, and can't start before joining.
 */
export const getTask = (hashId: PublicId, options?: CallOptions): CallPromise<TaskDetail> =>
  call<TaskDetail>({ operation: 'getTask', url: `/v1/tasks/${encodeURIComponent(hashId)}`, method: 'GET' }, options);

