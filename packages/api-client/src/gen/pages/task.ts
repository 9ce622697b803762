/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import type { QueryClient } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { useRequest } from '../../react/hooks.ts';
import { type PagesOptions, usePages } from '../../react/use-pages.ts';
import {
  listTasks,
  listTaskRecords,
} from '../calls/task.ts';
import {
  getListTasksQueryKey,
  getListTaskRecordsQueryKey,
} from '../hooks/task.ts';
import type {
  ListTaskRecordsParams,
  ListTasksParams,
  TaskCardPage,
  TaskRecordPage,
} from '../model/index.ts';

/** All pages of `listTasks`, one after the other. */
export const useListTasksInfinite = (params?: ListTasksParams, options?: PagesOptions<TaskCardPage, CallError<'listTasks'>>, queryClient?: QueryClient) =>
  usePages<TaskCardPage, CallError<'listTasks'>>(getListTasksQueryKey(params), (cursor, request) => listTasks({ ...params, ...cursor }, request), useRequest(options), queryClient);

/** All pages of `listTaskRecords`, one after the other. */
export const useListTaskRecordsInfinite = (params?: ListTaskRecordsParams, options?: PagesOptions<TaskRecordPage, CallError<'listTaskRecords'>>, queryClient?: QueryClient) =>
  usePages<TaskRecordPage, CallError<'listTaskRecords'>>(getListTaskRecordsQueryKey(params), (cursor, request) => listTaskRecords({ ...params, ...cursor }, request), useRequest(options), queryClient);

