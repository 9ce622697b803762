/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import {
  useMutation,
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  MutationFunction,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseMutationOptions,
  UseMutationResult,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  CheckTaskFile200,
  CorrectTaskDataUse200,
  CorrectTaskDataUseHeaders,
  CorrectTaskDataUseRequest,
  EndTask200,
  EndTaskHeaders,
  EndTaskRequest,
  FaultResponse,
  GetOperatorTask200,
  GetParticipation200,
  GetTaskFigures200,
  GetTaskFiguresHeaders,
  GetTaskFile200,
  Id,
  ImportTaskFile200,
  ImportTaskFileHeaders,
  ImportTaskFileRequest,
  ListOperatorTasks200,
  ListOperatorTasksParams,
  ListTaskAttributes200,
  ListTaskParticipations200,
  ListTaskParticipationsParams,
  PauseTask200,
  PauseTaskHeaders,
  PlainActRequest,
  PublicId,
  RejectComplete200,
  RejectCompleteHeaders,
  RestoreComplete200,
  RestoreCompleteHeaders,
  ResumeTask200,
  ResumeTaskHeaders,
  SetTaskExamples200,
  SetTaskExamplesHeaders,
  SetTaskExamplesRequest,
  SetTaskReward200,
  SetTaskRewardHeaders,
  SetTaskRewardRequest,
  SetTaskSeats200,
  SetTaskSeatsHeaders,
  SetTaskSeatsRequest,
  ShowAnswerFiles200,
  ShowAnswerFilesRequest,
  ShowAnswersRequest,
  ShowParticipationAnswers200,
  SoftLaunchTask200,
  SoftLaunchTaskHeaders,
  SoftLaunchTaskRequest,
  TaskFileInput,
  TaskPathRequest,
  TraceTaskPath200
} from '../model';

import { http } from '../../http.ts';
import type { ErrorType } from '../../http.ts';





const withQueryKey = <T extends object, K>(query: T, queryKey: K): T & { queryKey: K } => {
  const result = { queryKey } as T & { queryKey: K };
  for (const key of Object.keys(query)) {
    // The explicit queryKey always wins, matching the previous
    // `{ ...query, queryKey }` spread where it was set last.
    if (key === 'queryKey') continue;
    Object.defineProperty(result, key, {
      enumerable: true,
      configurable: true,
      get: () => (query as Record<string, unknown>)[key],
    });
  }
  return result;
};

/**
 * @summary List tasks
 */
export const listOperatorTasks = (
    params?: ListOperatorTasksParams,
 signal?: AbortSignal
) => {


      return http<ListOperatorTasks200>(
      {url: `/tasks`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOperatorTasksQueryKey = (params?: ListOperatorTasksParams,) => {
    return [
    `/tasks`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOperatorTasksQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorTasks>>, TError = ErrorType<FaultResponse>>(params?: ListOperatorTasksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorTasks>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorTasksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorTasks>>> = ({ signal }) => listOperatorTasks(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorTasks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorTasksQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorTasks>>>
export type ListOperatorTasksQueryError = ErrorType<FaultResponse>


export function useListOperatorTasks<TData = Awaited<ReturnType<typeof listOperatorTasks>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListOperatorTasksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorTasks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorTasks>>,
          TError,
          Awaited<ReturnType<typeof listOperatorTasks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorTasks<TData = Awaited<ReturnType<typeof listOperatorTasks>>, TError = ErrorType<FaultResponse>>(
 params?: ListOperatorTasksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorTasks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorTasks>>,
          TError,
          Awaited<ReturnType<typeof listOperatorTasks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorTasks<TData = Awaited<ReturnType<typeof listOperatorTasks>>, TError = ErrorType<FaultResponse>>(
 params?: ListOperatorTasksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorTasks>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List tasks
 */

export function useListOperatorTasks<TData = Awaited<ReturnType<typeof listOperatorTasks>>, TError = ErrorType<FaultResponse>>(
 params?: ListOperatorTasksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorTasks>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorTasksQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read the file of a task
 */
export const getTaskFile = (
    id: PublicId,
 signal?: AbortSignal
) => {


      return http<GetTaskFile200>(
      {url: `/tasks/${id}/file`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetTaskFileQueryKey = (id: PublicId,) => {
    return [
    `/tasks/${id}/file`
    ] as const;
    }


export const getGetTaskFileQueryOptions = <TData = Awaited<ReturnType<typeof getTaskFile>>, TError = ErrorType<FaultResponse>>(id: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaskFile>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTaskFileQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTaskFile>>> = ({ signal }) => getTaskFile(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTaskFile>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTaskFileQueryResult = NonNullable<Awaited<ReturnType<typeof getTaskFile>>>
export type GetTaskFileQueryError = ErrorType<FaultResponse>


export function useGetTaskFile<TData = Awaited<ReturnType<typeof getTaskFile>>, TError = ErrorType<FaultResponse>>(
 id: PublicId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaskFile>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTaskFile>>,
          TError,
          Awaited<ReturnType<typeof getTaskFile>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTaskFile<TData = Awaited<ReturnType<typeof getTaskFile>>, TError = ErrorType<FaultResponse>>(
 id: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaskFile>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTaskFile>>,
          TError,
          Awaited<ReturnType<typeof getTaskFile>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTaskFile<TData = Awaited<ReturnType<typeof getTaskFile>>, TError = ErrorType<FaultResponse>>(
 id: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaskFile>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the file of a task
 */

export function useGetTaskFile<TData = Awaited<ReturnType<typeof getTaskFile>>, TError = ErrorType<FaultResponse>>(
 id: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaskFile>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTaskFileQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the attributes that a task may ask for
 */
export const listTaskAttributes = (

 signal?: AbortSignal
) => {


      return http<ListTaskAttributes200>(
      {url: `/task-attributes`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListTaskAttributesQueryKey = () => {
    return [
    `/task-attributes`
    ] as const;
    }


export const getListTaskAttributesQueryOptions = <TData = Awaited<ReturnType<typeof listTaskAttributes>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaskAttributes>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTaskAttributesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTaskAttributes>>> = ({ signal }) => listTaskAttributes(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTaskAttributes>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTaskAttributesQueryResult = NonNullable<Awaited<ReturnType<typeof listTaskAttributes>>>
export type ListTaskAttributesQueryError = ErrorType<FaultResponse>


export function useListTaskAttributes<TData = Awaited<ReturnType<typeof listTaskAttributes>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaskAttributes>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTaskAttributes>>,
          TError,
          Awaited<ReturnType<typeof listTaskAttributes>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTaskAttributes<TData = Awaited<ReturnType<typeof listTaskAttributes>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaskAttributes>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTaskAttributes>>,
          TError,
          Awaited<ReturnType<typeof listTaskAttributes>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTaskAttributes<TData = Awaited<ReturnType<typeof listTaskAttributes>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaskAttributes>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the attributes that a task may ask for
 */

export function useListTaskAttributes<TData = Awaited<ReturnType<typeof listTaskAttributes>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaskAttributes>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTaskAttributesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Check a task file, and show what members would see
 */
export const checkTaskFile = (
    taskFileInput: TaskFileInput,
 signal?: AbortSignal
) => {


      return http<CheckTaskFile200>(
      {url: `/task-files/check`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: taskFileInput, ...(signal ? { signal }: {})
    },
      );
    }




export const getCheckTaskFileMutationKey = () => ['checkTaskFile'] as const;

export const getCheckTaskFileMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkTaskFile>>, TError,CheckTaskFileMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof checkTaskFile>>, TError,CheckTaskFileMutationVariables, TContext> => {

const mutationKey = getCheckTaskFileMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkTaskFile>>, CheckTaskFileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  checkTaskFile(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckTaskFileMutationResult = NonNullable<Awaited<ReturnType<typeof checkTaskFile>>>
    export type CheckTaskFileMutationBody = TaskFileInput
    export type CheckTaskFileMutationError = ErrorType<FaultResponse>
    export type CheckTaskFileMutationVariables = {data: TaskFileInput}

    /**
 * @summary Check a task file, and show what members would see
 */
export const useCheckTaskFile = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkTaskFile>>, TError,CheckTaskFileMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkTaskFile>>,
        TError,
        CheckTaskFileMutationVariables,
        TContext
      > => {
      return useMutation(getCheckTaskFileMutationOptions(options), queryClient);
    }
    /**
 * It reads and stores nothing. Answers that no rule reads may be missing.
 * @summary Walk the questionnaire of a file or a task with given answers, and show where they lead
 */
export const traceTaskPath = (
    taskPathRequest: TaskPathRequest,
 signal?: AbortSignal
) => {


      return http<TraceTaskPath200>(
      {url: `/task-files/path`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: taskPathRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getTraceTaskPathMutationKey = () => ['traceTaskPath'] as const;

export const getTraceTaskPathMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof traceTaskPath>>, TError,TraceTaskPathMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof traceTaskPath>>, TError,TraceTaskPathMutationVariables, TContext> => {

const mutationKey = getTraceTaskPathMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof traceTaskPath>>, TraceTaskPathMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  traceTaskPath(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TraceTaskPathMutationResult = NonNullable<Awaited<ReturnType<typeof traceTaskPath>>>
    export type TraceTaskPathMutationBody = TaskPathRequest
    export type TraceTaskPathMutationError = ErrorType<FaultResponse>
    export type TraceTaskPathMutationVariables = {data: TaskPathRequest}

    /**
 * @summary Walk the questionnaire of a file or a task with given answers, and show where they lead
 */
export const useTraceTaskPath = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof traceTaskPath>>, TError,TraceTaskPathMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof traceTaskPath>>,
        TError,
        TraceTaskPathMutationVariables,
        TContext
      > => {
      return useMutation(getTraceTaskPathMutationOptions(options), queryClient);
    }
    /**
 * Of a task that is there it changes the title, the texts, the cover, the tags, whom it is for and the questionnaire, and moves the end later. Rewards, seats and the use of the data stay.
 * @summary Publish the task of a file, or change a task that is there
 */
export const importTaskFile = (
    importTaskFileRequest: ImportTaskFileRequest,
    headers: ImportTaskFileHeaders,
 signal?: AbortSignal
) => {


      return http<ImportTaskFile200>(
      {url: `/task-files/import`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: importTaskFileRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getImportTaskFileMutationKey = () => ['importTaskFile'] as const;

export const getImportTaskFileMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importTaskFile>>, TError,ImportTaskFileMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof importTaskFile>>, TError,ImportTaskFileMutationVariables, TContext> => {

const mutationKey = getImportTaskFileMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importTaskFile>>, ImportTaskFileMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  importTaskFile(data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportTaskFileMutationResult = NonNullable<Awaited<ReturnType<typeof importTaskFile>>>
    export type ImportTaskFileMutationBody = ImportTaskFileRequest
    export type ImportTaskFileMutationError = ErrorType<FaultResponse>
    export type ImportTaskFileMutationVariables = {data: ImportTaskFileRequest;headers: ImportTaskFileHeaders}

    /**
 * @summary Publish the task of a file, or change a task that is there
 */
export const useImportTaskFile = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importTaskFile>>, TError,ImportTaskFileMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importTaskFile>>,
        TError,
        ImportTaskFileMutationVariables,
        TContext
      > => {
      return useMutation(getImportTaskFileMutationOptions(options), queryClient);
    }
    /**
 * @summary Read a task
 */
export const getOperatorTask = (
    id: PublicId,
 signal?: AbortSignal
) => {


      return http<GetOperatorTask200>(
      {url: `/tasks/${id}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetOperatorTaskQueryKey = (id: PublicId,) => {
    return [
    `/tasks/${id}`
    ] as const;
    }


export const getGetOperatorTaskQueryOptions = <TData = Awaited<ReturnType<typeof getOperatorTask>>, TError = ErrorType<FaultResponse>>(id: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorTask>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOperatorTaskQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOperatorTask>>> = ({ signal }) => getOperatorTask(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOperatorTask>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOperatorTaskQueryResult = NonNullable<Awaited<ReturnType<typeof getOperatorTask>>>
export type GetOperatorTaskQueryError = ErrorType<FaultResponse>


export function useGetOperatorTask<TData = Awaited<ReturnType<typeof getOperatorTask>>, TError = ErrorType<FaultResponse>>(
 id: PublicId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorTask>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperatorTask>>,
          TError,
          Awaited<ReturnType<typeof getOperatorTask>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperatorTask<TData = Awaited<ReturnType<typeof getOperatorTask>>, TError = ErrorType<FaultResponse>>(
 id: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorTask>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperatorTask>>,
          TError,
          Awaited<ReturnType<typeof getOperatorTask>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperatorTask<TData = Awaited<ReturnType<typeof getOperatorTask>>, TError = ErrorType<FaultResponse>>(
 id: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorTask>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a task
 */

export function useGetOperatorTask<TData = Awaited<ReturnType<typeof getOperatorTask>>, TError = ErrorType<FaultResponse>>(
 id: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorTask>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOperatorTaskQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Pause a task
 */
export const pauseTask = (
    id: PublicId,
    plainActRequest: PlainActRequest,
    headers: PauseTaskHeaders,
 signal?: AbortSignal
) => {


      return http<PauseTask200>(
      {url: `/tasks/${id}/pause`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getPauseTaskMutationKey = () => ['pauseTask'] as const;

export const getPauseTaskMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pauseTask>>, TError,PauseTaskMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof pauseTask>>, TError,PauseTaskMutationVariables, TContext> => {

const mutationKey = getPauseTaskMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof pauseTask>>, PauseTaskMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  pauseTask(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PauseTaskMutationResult = NonNullable<Awaited<ReturnType<typeof pauseTask>>>
    export type PauseTaskMutationBody = PlainActRequest
    export type PauseTaskMutationError = ErrorType<FaultResponse>
    export type PauseTaskMutationVariables = {id: PublicId;data: PlainActRequest;headers: PauseTaskHeaders}

    /**
 * @summary Pause a task
 */
export const usePauseTask = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pauseTask>>, TError,PauseTaskMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof pauseTask>>,
        TError,
        PauseTaskMutationVariables,
        TContext
      > => {
      return useMutation(getPauseTaskMutationOptions(options), queryClient);
    }
    /**
 * @summary Let a paused task go on
 */
export const resumeTask = (
    id: PublicId,
    plainActRequest: PlainActRequest,
    headers: ResumeTaskHeaders,
 signal?: AbortSignal
) => {


      return http<ResumeTask200>(
      {url: `/tasks/${id}/resume`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getResumeTaskMutationKey = () => ['resumeTask'] as const;

export const getResumeTaskMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumeTask>>, TError,ResumeTaskMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof resumeTask>>, TError,ResumeTaskMutationVariables, TContext> => {

const mutationKey = getResumeTaskMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resumeTask>>, ResumeTaskMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  resumeTask(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResumeTaskMutationResult = NonNullable<Awaited<ReturnType<typeof resumeTask>>>
    export type ResumeTaskMutationBody = PlainActRequest
    export type ResumeTaskMutationError = ErrorType<FaultResponse>
    export type ResumeTaskMutationVariables = {id: PublicId;data: PlainActRequest;headers: ResumeTaskHeaders}

    /**
 * @summary Let a paused task go on
 */
export const useResumeTask = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumeTask>>, TError,ResumeTaskMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resumeTask>>,
        TError,
        ResumeTaskMutationVariables,
        TContext
      > => {
      return useMutation(getResumeTaskMutationOptions(options), queryClient);
    }
    /**
 * @summary End a task now or later
 */
export const endTask = (
    id: PublicId,
    endTaskRequest: EndTaskRequest,
    headers: EndTaskHeaders,
 signal?: AbortSignal
) => {


      return http<EndTask200>(
      {url: `/tasks/${id}/end`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: endTaskRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getEndTaskMutationKey = () => ['endTask'] as const;

export const getEndTaskMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endTask>>, TError,EndTaskMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof endTask>>, TError,EndTaskMutationVariables, TContext> => {

const mutationKey = getEndTaskMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endTask>>, EndTaskMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  endTask(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndTaskMutationResult = NonNullable<Awaited<ReturnType<typeof endTask>>>
    export type EndTaskMutationBody = EndTaskRequest
    export type EndTaskMutationError = ErrorType<FaultResponse>
    export type EndTaskMutationVariables = {id: PublicId;data: EndTaskRequest;headers: EndTaskHeaders}

    /**
 * @summary End a task now or later
 */
export const useEndTask = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endTask>>, TError,EndTaskMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endTask>>,
        TError,
        EndTaskMutationVariables,
        TContext
      > => {
      return useMutation(getEndTaskMutationOptions(options), queryClient);
    }
    /**
 * @summary Change the seats of a task
 */
export const setTaskSeats = (
    id: PublicId,
    setTaskSeatsRequest: SetTaskSeatsRequest,
    headers: SetTaskSeatsHeaders,
 signal?: AbortSignal
) => {


      return http<SetTaskSeats200>(
      {url: `/tasks/${id}/seats`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: setTaskSeatsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSetTaskSeatsMutationKey = () => ['setTaskSeats'] as const;

export const getSetTaskSeatsMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTaskSeats>>, TError,SetTaskSeatsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setTaskSeats>>, TError,SetTaskSeatsMutationVariables, TContext> => {

const mutationKey = getSetTaskSeatsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setTaskSeats>>, SetTaskSeatsMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  setTaskSeats(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetTaskSeatsMutationResult = NonNullable<Awaited<ReturnType<typeof setTaskSeats>>>
    export type SetTaskSeatsMutationBody = SetTaskSeatsRequest
    export type SetTaskSeatsMutationError = ErrorType<FaultResponse>
    export type SetTaskSeatsMutationVariables = {id: PublicId;data: SetTaskSeatsRequest;headers: SetTaskSeatsHeaders}

    /**
 * @summary Change the seats of a task
 */
export const useSetTaskSeats = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTaskSeats>>, TError,SetTaskSeatsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setTaskSeats>>,
        TError,
        SetTaskSeatsMutationVariables,
        TContext
      > => {
      return useMutation(getSetTaskSeatsMutationOptions(options), queryClient);
    }
    /**
 * @summary Pause a task when its first people have a seat
 */
export const softLaunchTask = (
    id: PublicId,
    softLaunchTaskRequest: SoftLaunchTaskRequest,
    headers: SoftLaunchTaskHeaders,
 signal?: AbortSignal
) => {


      return http<SoftLaunchTask200>(
      {url: `/tasks/${id}/soft-launch`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: softLaunchTaskRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSoftLaunchTaskMutationKey = () => ['softLaunchTask'] as const;

export const getSoftLaunchTaskMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof softLaunchTask>>, TError,SoftLaunchTaskMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof softLaunchTask>>, TError,SoftLaunchTaskMutationVariables, TContext> => {

const mutationKey = getSoftLaunchTaskMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof softLaunchTask>>, SoftLaunchTaskMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  softLaunchTask(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SoftLaunchTaskMutationResult = NonNullable<Awaited<ReturnType<typeof softLaunchTask>>>
    export type SoftLaunchTaskMutationBody = SoftLaunchTaskRequest
    export type SoftLaunchTaskMutationError = ErrorType<FaultResponse>
    export type SoftLaunchTaskMutationVariables = {id: PublicId;data: SoftLaunchTaskRequest;headers: SoftLaunchTaskHeaders}

    /**
 * @summary Pause a task when its first people have a seat
 */
export const useSoftLaunchTask = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof softLaunchTask>>, TError,SoftLaunchTaskMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof softLaunchTask>>,
        TError,
        SoftLaunchTaskMutationVariables,
        TContext
      > => {
      return useMutation(getSoftLaunchTaskMutationOptions(options), queryClient);
    }
    /**
 * @summary Change what a task pays
 */
export const setTaskReward = (
    id: PublicId,
    setTaskRewardRequest: SetTaskRewardRequest,
    headers: SetTaskRewardHeaders,
 signal?: AbortSignal
) => {


      return http<SetTaskReward200>(
      {url: `/tasks/${id}/reward`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: setTaskRewardRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSetTaskRewardMutationKey = () => ['setTaskReward'] as const;

export const getSetTaskRewardMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTaskReward>>, TError,SetTaskRewardMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setTaskReward>>, TError,SetTaskRewardMutationVariables, TContext> => {

const mutationKey = getSetTaskRewardMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setTaskReward>>, SetTaskRewardMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  setTaskReward(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetTaskRewardMutationResult = NonNullable<Awaited<ReturnType<typeof setTaskReward>>>
    export type SetTaskRewardMutationBody = SetTaskRewardRequest
    export type SetTaskRewardMutationError = ErrorType<FaultResponse>
    export type SetTaskRewardMutationVariables = {id: PublicId;data: SetTaskRewardRequest;headers: SetTaskRewardHeaders}

    /**
 * @summary Change what a task pays
 */
export const useSetTaskReward = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTaskReward>>, TError,SetTaskRewardMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setTaskReward>>,
        TError,
        SetTaskRewardMutationVariables,
        TContext
      > => {
      return useMutation(getSetTaskRewardMutationOptions(options), queryClient);
    }
    /**
 * @summary Correct what happens with the data of later starters
 */
export const correctTaskDataUse = (
    id: PublicId,
    correctTaskDataUseRequest: CorrectTaskDataUseRequest,
    headers: CorrectTaskDataUseHeaders,
 signal?: AbortSignal
) => {


      return http<CorrectTaskDataUse200>(
      {url: `/tasks/${id}/data-use`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: correctTaskDataUseRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getCorrectTaskDataUseMutationKey = () => ['correctTaskDataUse'] as const;

export const getCorrectTaskDataUseMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof correctTaskDataUse>>, TError,CorrectTaskDataUseMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof correctTaskDataUse>>, TError,CorrectTaskDataUseMutationVariables, TContext> => {

const mutationKey = getCorrectTaskDataUseMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof correctTaskDataUse>>, CorrectTaskDataUseMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  correctTaskDataUse(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CorrectTaskDataUseMutationResult = NonNullable<Awaited<ReturnType<typeof correctTaskDataUse>>>
    export type CorrectTaskDataUseMutationBody = CorrectTaskDataUseRequest
    export type CorrectTaskDataUseMutationError = ErrorType<FaultResponse>
    export type CorrectTaskDataUseMutationVariables = {id: PublicId;data: CorrectTaskDataUseRequest;headers: CorrectTaskDataUseHeaders}

    /**
 * @summary Correct what happens with the data of later starters
 */
export const useCorrectTaskDataUse = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof correctTaskDataUse>>, TError,CorrectTaskDataUseMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof correctTaskDataUse>>,
        TError,
        CorrectTaskDataUseMutationVariables,
        TContext
      > => {
      return useMutation(getCorrectTaskDataUseMutationOptions(options), queryClient);
    }
    /**
 * @summary Change the example pictures of what is handed in
 */
export const setTaskExamples = (
    id: PublicId,
    setTaskExamplesRequest: SetTaskExamplesRequest,
    headers: SetTaskExamplesHeaders,
 signal?: AbortSignal
) => {


      return http<SetTaskExamples200>(
      {url: `/tasks/${id}/examples`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: setTaskExamplesRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSetTaskExamplesMutationKey = () => ['setTaskExamples'] as const;

export const getSetTaskExamplesMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTaskExamples>>, TError,SetTaskExamplesMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setTaskExamples>>, TError,SetTaskExamplesMutationVariables, TContext> => {

const mutationKey = getSetTaskExamplesMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setTaskExamples>>, SetTaskExamplesMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  setTaskExamples(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetTaskExamplesMutationResult = NonNullable<Awaited<ReturnType<typeof setTaskExamples>>>
    export type SetTaskExamplesMutationBody = SetTaskExamplesRequest
    export type SetTaskExamplesMutationError = ErrorType<FaultResponse>
    export type SetTaskExamplesMutationVariables = {id: PublicId;data: SetTaskExamplesRequest;headers: SetTaskExamplesHeaders}

    /**
 * @summary Change the example pictures of what is handed in
 */
export const useSetTaskExamples = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setTaskExamples>>, TError,SetTaskExamplesMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setTaskExamples>>,
        TError,
        SetTaskExamplesMutationVariables,
        TContext
      > => {
      return useMutation(getSetTaskExamplesMutationOptions(options), queryClient);
    }
    /**
 * @summary Show the files of one participation's answers
 */
export const showAnswerFiles = (
    id: PublicId,
    showAnswerFilesRequest: ShowAnswerFilesRequest,
 signal?: AbortSignal
) => {


      return http<ShowAnswerFiles200>(
      {url: `/tasks/${id}/answer-files`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: showAnswerFilesRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getShowAnswerFilesMutationKey = () => ['showAnswerFiles'] as const;

export const getShowAnswerFilesMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof showAnswerFiles>>, TError,ShowAnswerFilesMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof showAnswerFiles>>, TError,ShowAnswerFilesMutationVariables, TContext> => {

const mutationKey = getShowAnswerFilesMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof showAnswerFiles>>, ShowAnswerFilesMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  showAnswerFiles(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ShowAnswerFilesMutationResult = NonNullable<Awaited<ReturnType<typeof showAnswerFiles>>>
    export type ShowAnswerFilesMutationBody = ShowAnswerFilesRequest
    export type ShowAnswerFilesMutationError = ErrorType<FaultResponse>
    export type ShowAnswerFilesMutationVariables = {id: PublicId;data: ShowAnswerFilesRequest}

    /**
 * @summary Show the files of one participation's answers
 */
export const useShowAnswerFiles = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof showAnswerFiles>>, TError,ShowAnswerFilesMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof showAnswerFiles>>,
        TError,
        ShowAnswerFilesMutationVariables,
        TContext
      > => {
      return useMutation(getShowAnswerFilesMutationOptions(options), queryClient);
    }
    /**
 * @summary Read the figures of a task
 */
export const getTaskFigures = (
    id: PublicId,
    headers?: GetTaskFiguresHeaders,
 signal?: AbortSignal
) => {


      return http<GetTaskFigures200>(
      {url: `/tasks/${id}/figures`, method: 'GET',
      headers, ...(signal ? { signal }: {})
    },
      );
    }




export const getGetTaskFiguresQueryKey = (id: PublicId,) => {
    return [
    `/tasks/${id}/figures`
    ] as const;
    }


export const getGetTaskFiguresQueryOptions = <TData = Awaited<ReturnType<typeof getTaskFigures>>, TError = ErrorType<FaultResponse>>(id: PublicId,
    headers?: GetTaskFiguresHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaskFigures>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTaskFiguresQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTaskFigures>>> = ({ signal }) => getTaskFigures(id,headers, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTaskFigures>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTaskFiguresQueryResult = NonNullable<Awaited<ReturnType<typeof getTaskFigures>>>
export type GetTaskFiguresQueryError = ErrorType<FaultResponse>


export function useGetTaskFigures<TData = Awaited<ReturnType<typeof getTaskFigures>>, TError = ErrorType<FaultResponse>>(
 id: PublicId,
    headers: undefined |  GetTaskFiguresHeaders, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaskFigures>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTaskFigures>>,
          TError,
          Awaited<ReturnType<typeof getTaskFigures>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTaskFigures<TData = Awaited<ReturnType<typeof getTaskFigures>>, TError = ErrorType<FaultResponse>>(
 id: PublicId,
    headers?: GetTaskFiguresHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaskFigures>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTaskFigures>>,
          TError,
          Awaited<ReturnType<typeof getTaskFigures>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTaskFigures<TData = Awaited<ReturnType<typeof getTaskFigures>>, TError = ErrorType<FaultResponse>>(
 id: PublicId,
    headers?: GetTaskFiguresHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaskFigures>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the figures of a task
 */

export function useGetTaskFigures<TData = Awaited<ReturnType<typeof getTaskFigures>>, TError = ErrorType<FaultResponse>>(
 id: PublicId,
    headers?: GetTaskFiguresHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaskFigures>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTaskFiguresQueryOptions(id,headers,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * None for the task of a discussion group, whose people are listed by pseudonym on the page of the group.
 * @summary List the participations of a task
 */
export const listTaskParticipations = (
    params: ListTaskParticipationsParams,
 signal?: AbortSignal
) => {


      return http<ListTaskParticipations200>(
      {url: `/participations`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListTaskParticipationsQueryKey = (params?: ListTaskParticipationsParams,) => {
    return [
    `/participations`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTaskParticipationsQueryOptions = <TData = Awaited<ReturnType<typeof listTaskParticipations>>, TError = ErrorType<FaultResponse>>(params: ListTaskParticipationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaskParticipations>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTaskParticipationsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTaskParticipations>>> = ({ signal }) => listTaskParticipations(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTaskParticipations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTaskParticipationsQueryResult = NonNullable<Awaited<ReturnType<typeof listTaskParticipations>>>
export type ListTaskParticipationsQueryError = ErrorType<FaultResponse>


export function useListTaskParticipations<TData = Awaited<ReturnType<typeof listTaskParticipations>>, TError = ErrorType<FaultResponse>>(
 params: ListTaskParticipationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaskParticipations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTaskParticipations>>,
          TError,
          Awaited<ReturnType<typeof listTaskParticipations>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTaskParticipations<TData = Awaited<ReturnType<typeof listTaskParticipations>>, TError = ErrorType<FaultResponse>>(
 params: ListTaskParticipationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaskParticipations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTaskParticipations>>,
          TError,
          Awaited<ReturnType<typeof listTaskParticipations>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTaskParticipations<TData = Awaited<ReturnType<typeof listTaskParticipations>>, TError = ErrorType<FaultResponse>>(
 params: ListTaskParticipationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaskParticipations>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the participations of a task
 */

export function useListTaskParticipations<TData = Awaited<ReturnType<typeof listTaskParticipations>>, TError = ErrorType<FaultResponse>>(
 params: ListTaskParticipationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaskParticipations>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTaskParticipationsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read a participation
 */
export const getParticipation = (
    id: Id,
 signal?: AbortSignal
) => {


      return http<GetParticipation200>(
      {url: `/participations/${id}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetParticipationQueryKey = (id: Id,) => {
    return [
    `/participations/${id}`
    ] as const;
    }


export const getGetParticipationQueryOptions = <TData = Awaited<ReturnType<typeof getParticipation>>, TError = ErrorType<FaultResponse>>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getParticipation>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetParticipationQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getParticipation>>> = ({ signal }) => getParticipation(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getParticipation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetParticipationQueryResult = NonNullable<Awaited<ReturnType<typeof getParticipation>>>
export type GetParticipationQueryError = ErrorType<FaultResponse>


export function useGetParticipation<TData = Awaited<ReturnType<typeof getParticipation>>, TError = ErrorType<FaultResponse>>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getParticipation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getParticipation>>,
          TError,
          Awaited<ReturnType<typeof getParticipation>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetParticipation<TData = Awaited<ReturnType<typeof getParticipation>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getParticipation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getParticipation>>,
          TError,
          Awaited<ReturnType<typeof getParticipation>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetParticipation<TData = Awaited<ReturnType<typeof getParticipation>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getParticipation>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a participation
 */

export function useGetParticipation<TData = Awaited<ReturnType<typeof getParticipation>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getParticipation>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetParticipationQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Show all answers of a participation
 */
export const showParticipationAnswers = (
    id: Id,
    showAnswersRequest: ShowAnswersRequest,
 signal?: AbortSignal
) => {


      return http<ShowParticipationAnswers200>(
      {url: `/participations/${id}/answers`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: showAnswersRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getShowParticipationAnswersMutationKey = () => ['showParticipationAnswers'] as const;

export const getShowParticipationAnswersMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof showParticipationAnswers>>, TError,ShowParticipationAnswersMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof showParticipationAnswers>>, TError,ShowParticipationAnswersMutationVariables, TContext> => {

const mutationKey = getShowParticipationAnswersMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof showParticipationAnswers>>, ShowParticipationAnswersMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  showParticipationAnswers(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ShowParticipationAnswersMutationResult = NonNullable<Awaited<ReturnType<typeof showParticipationAnswers>>>
    export type ShowParticipationAnswersMutationBody = ShowAnswersRequest
    export type ShowParticipationAnswersMutationError = ErrorType<FaultResponse>
    export type ShowParticipationAnswersMutationVariables = {id: Id;data: ShowAnswersRequest}

    /**
 * @summary Show all answers of a participation
 */
export const useShowParticipationAnswers = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof showParticipationAnswers>>, TError,ShowParticipationAnswersMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof showParticipationAnswers>>,
        TError,
        ShowParticipationAnswersMutationVariables,
        TContext
      > => {
      return useMutation(getShowParticipationAnswersMutationOptions(options), queryClient);
    }
    /**
 * @summary Reject a complete of our own host, and take its coins back
 */
export const rejectComplete = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: RejectCompleteHeaders,
 signal?: AbortSignal
) => {


      return http<RejectComplete200>(
      {url: `/participations/${id}/reject`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRejectCompleteMutationKey = () => ['rejectComplete'] as const;

export const getRejectCompleteMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectComplete>>, TError,RejectCompleteMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof rejectComplete>>, TError,RejectCompleteMutationVariables, TContext> => {

const mutationKey = getRejectCompleteMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rejectComplete>>, RejectCompleteMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  rejectComplete(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RejectCompleteMutationResult = NonNullable<Awaited<ReturnType<typeof rejectComplete>>>
    export type RejectCompleteMutationBody = PlainActRequest
    export type RejectCompleteMutationError = ErrorType<FaultResponse>
    export type RejectCompleteMutationVariables = {id: Id;data: PlainActRequest;headers: RejectCompleteHeaders}

    /**
 * @summary Reject a complete of our own host, and take its coins back
 */
export const useRejectComplete = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectComplete>>, TError,RejectCompleteMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rejectComplete>>,
        TError,
        RejectCompleteMutationVariables,
        TContext
      > => {
      return useMutation(getRejectCompleteMutationOptions(options), queryClient);
    }
    /**
 * @summary Take the rejection of a complete back
 */
export const restoreComplete = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: RestoreCompleteHeaders,
 signal?: AbortSignal
) => {


      return http<RestoreComplete200>(
      {url: `/participations/${id}/restore`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRestoreCompleteMutationKey = () => ['restoreComplete'] as const;

export const getRestoreCompleteMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreComplete>>, TError,RestoreCompleteMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof restoreComplete>>, TError,RestoreCompleteMutationVariables, TContext> => {

const mutationKey = getRestoreCompleteMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreComplete>>, RestoreCompleteMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  restoreComplete(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RestoreCompleteMutationResult = NonNullable<Awaited<ReturnType<typeof restoreComplete>>>
    export type RestoreCompleteMutationBody = PlainActRequest
    export type RestoreCompleteMutationError = ErrorType<FaultResponse>
    export type RestoreCompleteMutationVariables = {id: Id;data: PlainActRequest;headers: RestoreCompleteHeaders}

    /**
 * @summary Take the rejection of a complete back
 */
export const useRestoreComplete = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreComplete>>, TError,RestoreCompleteMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreComplete>>,
        TError,
        RestoreCompleteMutationVariables,
        TContext
      > => {
      return useMutation(getRestoreCompleteMutationOptions(options), queryClient);
    }
