/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { mutationOptions, type MutationHookOptions, type CallQueryOptions, queryOptions, type QueryHookOptions, useRequest } from '../../react/hooks.ts';
import {
  recommendTasks,
  getTaskActivity,
  submitTaskActivity,
  beatTaskVideo,
  claimBrowseTask,
  listTasks,
  listTaskRecords,
  remindOfTask,
  getTask,
} from '../calls/task.ts';
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

export const getRecommendTasksQueryKey = (params?: RecommendTasksParams) => ['/v1/tasks/recommend', ...(params ? [params] : [])] as const;

export const getRecommendTasksQueryOptions = <Data = TaskRecommendation, Failure = CallError<'recommendTasks'>>(params?: RecommendTasksParams, options?: QueryHookOptions<TaskRecommendation, Failure, Data>): CallQueryOptions<TaskRecommendation, Failure, Data> =>
  queryOptions<TaskRecommendation, Failure, Data>(getRecommendTasksQueryKey(params), (request) => recommendTasks(params, request), options);

/**
 * List a few tasks worth doing next
 *
 * For a member: tasks they can start now and have not joined, best match first. For a visitor: the newest open
 * tasks that anybody may start, whatever their city, the newest first.
 */
export const useRecommendTasks = <Data = TaskRecommendation, Failure = CallError<'recommendTasks'>>(params?: RecommendTasksParams, options?: QueryHookOptions<TaskRecommendation, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getRecommendTasksQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getGetTaskActivityQueryKey = (hashId: PublicId) => [`/v1/process/activities/${hashId}`] as const;

export const getGetTaskActivityQueryOptions = <Data = TaskActivity, Failure = CallError<'getTaskActivity'>>(hashId: PublicId, options?: QueryHookOptions<TaskActivity, Failure, Data>): CallQueryOptions<TaskActivity, Failure, Data> =>
  queryOptions<TaskActivity, Failure, Data>(getGetTaskActivityQueryKey(hashId), (request) => getTaskActivity(hashId, request), options);

/**
 * Read the member's progress in a task that is no questionnaire
 *
 * Refuses every other task with NOT_FOUND. Start one with `startParticipation`.
 */
export const useGetTaskActivity = <Data = TaskActivity, Failure = CallError<'getTaskActivity'>>(hashId: PublicId, options?: QueryHookOptions<TaskActivity, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetTaskActivityQueryOptions<Data, Failure>(hashId, useRequest(options)), queryClient);

export type SubmitTaskActivityVariables = { hashId: PublicId; data: TaskSubmission };

export const getSubmitTaskActivityMutationOptions = <Failure = CallError<'submitTaskActivity'>, Context = unknown>(options?: MutationHookOptions<TaskActivity, Failure, SubmitTaskActivityVariables, Context>) =>
  mutationOptions<TaskActivity, Failure, SubmitTaskActivityVariables, Context>('submitTaskActivity', (props, request) => submitTaskActivity(props.hashId, props.data, request), options);

/**
 * Submit an application or a proof
 *
 * It waits for review and can't be changed until then. Photos are keys of files uploaded with module `task`. Refuses
 * with ACTIVITY_NOT_NOW when nothing is asked for now, and with ACTIVITY_INCOMPLETE when something is missing.
 */
export const useSubmitTaskActivity = <Failure = CallError<'submitTaskActivity'>, Context = unknown>(options?: MutationHookOptions<TaskActivity, Failure, SubmitTaskActivityVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getSubmitTaskActivityMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type BeatTaskVideoVariables = { hashId: PublicId; data: TaskBeat };

export const getBeatTaskVideoMutationOptions = <Failure = CallError<'beatTaskVideo'>, Context = unknown>(options?: MutationHookOptions<TaskActivity, Failure, BeatTaskVideoVariables, Context>) =>
  mutationOptions<TaskActivity, Failure, BeatTaskVideoVariables, Context>('beatTaskVideo', (props, request) => beatTaskVideo(props.hashId, props.data, request), options);

/**
 * Report the position of a video
 *
 * Call it every few seconds while the video plays. Refuses positions ahead of real time with TIME_NOT_REACHED:
 * skipped or hurried parts don't count. The last position pays.
 */
export const useBeatTaskVideo = <Failure = CallError<'beatTaskVideo'>, Context = unknown>(options?: MutationHookOptions<TaskActivity, Failure, BeatTaskVideoVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getBeatTaskVideoMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type ClaimBrowseTaskVariables = { hashId: PublicId; idempotencyKey?: string | undefined };

export const getClaimBrowseTaskMutationOptions = <Failure = CallError<'claimBrowseTask'>, Context = unknown>(options?: MutationHookOptions<TaskActivity, Failure, ClaimBrowseTaskVariables, Context>) =>
  mutationOptions<TaskActivity, Failure, ClaimBrowseTaskVariables, Context>('claimBrowseTask', (props, request) => claimBrowseTask(props.hashId, { ...request, idempotencyKey: props.idempotencyKey }), options);

/**
 * Claim the pay of a browse task
 *
 * Pays when the dwell time since `redirectBrowseTask` is over by the server's clock; before that it refuses with
 * TIME_NOT_REACHED. A repeated call with the same key gets the same answer.
 */
export const useClaimBrowseTask = <Failure = CallError<'claimBrowseTask'>, Context = unknown>(options?: MutationHookOptions<TaskActivity, Failure, ClaimBrowseTaskVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getClaimBrowseTaskMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getListTasksQueryKey = (params?: ListTasksParams) => ['/v1/tasks', ...(params ? [params] : [])] as const;

export const getListTasksQueryOptions = <Data = TaskCardPage, Failure = CallError<'listTasks'>>(params?: ListTasksParams, options?: QueryHookOptions<TaskCardPage, Failure, Data>): CallQueryOptions<TaskCardPage, Failure, Data> =>
  queryOptions<TaskCardPage, Failure, Data>(getListTasksQueryKey(params), (request) => listTasks(params, request), options);

/**
 * List the tasks of the task wall
 *
 * Tasks this member may see, those they can start first. All filters must match. A quality score below 60 shortens
 * the list.
 */
export const useListTasks = <Data = TaskCardPage, Failure = CallError<'listTasks'>>(params?: ListTasksParams, options?: QueryHookOptions<TaskCardPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListTasksQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getListTaskRecordsQueryKey = (params?: ListTaskRecordsParams) => ['/v1/task-records', ...(params ? [params] : [])] as const;

export const getListTaskRecordsQueryOptions = <Data = TaskRecordPage, Failure = CallError<'listTaskRecords'>>(params?: ListTaskRecordsParams, options?: QueryHookOptions<TaskRecordPage, Failure, Data>): CallQueryOptions<TaskRecordPage, Failure, Data> =>
  queryOptions<TaskRecordPage, Failure, Data>(getListTaskRecordsQueryKey(params), (request) => listTaskRecords(params, request), options);

/**
 * List the member's participations and what they earned
 *
 * Newest first.
 */
export const useListTaskRecords = <Data = TaskRecordPage, Failure = CallError<'listTaskRecords'>>(params?: ListTaskRecordsParams, options?: QueryHookOptions<TaskRecordPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListTaskRecordsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export type RemindOfTaskVariables = { hashId: PublicId };

export const getRemindOfTaskMutationOptions = <Failure = CallError<'remindOfTask'>, Context = unknown>(options?: MutationHookOptions<Done, Failure, RemindOfTaskVariables, Context>) =>
  mutationOptions<Done, Failure, RemindOfTaskVariables, Context>('remindOfTask', (props, request) => remindOfTask(props.hashId, request), options);

/**
 * Ask to be told of the next task that fits
 *
 * For a member who met a full quota. A message tells them of the first task that begins within 30 days and suits them.
 * A second time changes nothing.
 */
export const useRemindOfTask = <Failure = CallError<'remindOfTask'>, Context = unknown>(options?: MutationHookOptions<Done, Failure, RemindOfTaskVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getRemindOfTaskMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getGetTaskQueryKey = (hashId: PublicId) => [`/v1/tasks/${hashId}`] as const;

export const getGetTaskQueryOptions = <Data = TaskDetail, Failure = CallError<'getTask'>>(hashId: PublicId, options?: QueryHookOptions<TaskDetail, Failure, Data>): CallQueryOptions<TaskDetail, Failure, Data> =>
  queryOptions<TaskDetail, Failure, Data>(getGetTaskQueryKey(hashId), (request) => getTask(hashId, request), options);

/**
 * Read one task
 *
 * Says what is paid, asked and collected, and whether this member can start. An ended task is answered with its
 * obstacle; an unknown one is refused with NOT_FOUND. A visitor can read it too, and can't start before joining.
 */
export const useGetTask = <Data = TaskDetail, Failure = CallError<'getTask'>>(hashId: PublicId, options?: QueryHookOptions<TaskDetail, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetTaskQueryOptions<Data, Failure>(hashId, useRequest(options)), queryClient);

