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
  BeatTaskVideo200,
  ClaimBrowseTask200,
  ClaimBrowseTaskHeaders,
  FaultResponse,
  GetTask200,
  GetTaskActivity200,
  ListTaskRecords200,
  ListTaskRecordsParams,
  ListTasks200,
  ListTasksParams,
  PublicId,
  RecommendTasks200,
  RecommendTasksParams,
  RedirectBrowseTaskParams,
  SubmitTaskActivity200,
  TaskBeat,
  TaskSubmission
} from '../../model/index.ts';

import { http } from '../../../http.ts';
import type { ErrorType , BodyType } from '../../../http.ts';


type SecondParameter<T extends (...args: never) => unknown> = Parameters<T>[1];



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
 * For a member: tasks they can start now and have not joined, best match first. For a visitor: open tasks that
 * anybody may see.
 * @summary List a few tasks worth doing next
 */
export const recommendTasks = (
    params?: RecommendTasksParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RecommendTasks200>(
      {url: `/v1/tasks/recommend`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRecommendTasksQueryKey = (params?: RecommendTasksParams,) => {
    return [
    `/v1/tasks/recommend`, ...(params ? [params] : [])
    ] as const;
    }


export const getRecommendTasksQueryOptions = <TData = Awaited<ReturnType<typeof recommendTasks>>, TError = ErrorType<FaultResponse>>(params?: RecommendTasksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof recommendTasks>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRecommendTasksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof recommendTasks>>> = ({ signal }) => recommendTasks(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof recommendTasks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RecommendTasksQueryResult = NonNullable<Awaited<ReturnType<typeof recommendTasks>>>
export type RecommendTasksQueryError = ErrorType<FaultResponse>


export function useRecommendTasks<TData = Awaited<ReturnType<typeof recommendTasks>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  RecommendTasksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof recommendTasks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof recommendTasks>>,
          TError,
          Awaited<ReturnType<typeof recommendTasks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRecommendTasks<TData = Awaited<ReturnType<typeof recommendTasks>>, TError = ErrorType<FaultResponse>>(
 params?: RecommendTasksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof recommendTasks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof recommendTasks>>,
          TError,
          Awaited<ReturnType<typeof recommendTasks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRecommendTasks<TData = Awaited<ReturnType<typeof recommendTasks>>, TError = ErrorType<FaultResponse>>(
 params?: RecommendTasksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof recommendTasks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List a few tasks worth doing next
 */

export function useRecommendTasks<TData = Awaited<ReturnType<typeof recommendTasks>>, TError = ErrorType<FaultResponse>>(
 params?: RecommendTasksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof recommendTasks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRecommendTasksQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Refuses every other task with NOT_FOUND. Start one with `startParticipation`.
 * @summary Read the member's progress in a task that is no questionnaire
 */
export const getTaskActivity = (
    hashId: PublicId,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetTaskActivity200>(
      {url: `/v1/process/activities/${encodeURIComponent(String(hashId))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetTaskActivityQueryKey = (hashId: PublicId,) => {
    return [
    `/v1/process/activities/${hashId}`
    ] as const;
    }


export const getGetTaskActivityQueryOptions = <TData = Awaited<ReturnType<typeof getTaskActivity>>, TError = ErrorType<FaultResponse>>(hashId: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaskActivity>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTaskActivityQueryKey(hashId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTaskActivity>>> = ({ signal }) => getTaskActivity(hashId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: hashId !== null && hashId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTaskActivity>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTaskActivityQueryResult = NonNullable<Awaited<ReturnType<typeof getTaskActivity>>>
export type GetTaskActivityQueryError = ErrorType<FaultResponse>


export function useGetTaskActivity<TData = Awaited<ReturnType<typeof getTaskActivity>>, TError = ErrorType<FaultResponse>>(
 hashId: PublicId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaskActivity>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTaskActivity>>,
          TError,
          Awaited<ReturnType<typeof getTaskActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTaskActivity<TData = Awaited<ReturnType<typeof getTaskActivity>>, TError = ErrorType<FaultResponse>>(
 hashId: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaskActivity>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTaskActivity>>,
          TError,
          Awaited<ReturnType<typeof getTaskActivity>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTaskActivity<TData = Awaited<ReturnType<typeof getTaskActivity>>, TError = ErrorType<FaultResponse>>(
 hashId: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaskActivity>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the member's progress in a task that is no questionnaire
 */

export function useGetTaskActivity<TData = Awaited<ReturnType<typeof getTaskActivity>>, TError = ErrorType<FaultResponse>>(
 hashId: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTaskActivity>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTaskActivityQueryOptions(hashId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * It waits for review and can't be changed until then. Photos are keys of files uploaded with module `task`. Refuses
 * with ACTIVITY_NOT_NOW when nothing is asked for now, and with ACTIVITY_INCOMPLETE when something is missing.
 * @summary Submit an application or a proof
 */
export const submitTaskActivity = (
    hashId: PublicId,
    taskSubmission: BodyType<TaskSubmission>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SubmitTaskActivity200>(
      {url: `/v1/process/activities/${encodeURIComponent(String(hashId))}/submit`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: taskSubmission, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSubmitTaskActivityMutationKey = () => ['submitTaskActivity'] as const;

export const getSubmitTaskActivityMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitTaskActivity>>, TError,SubmitTaskActivityMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof submitTaskActivity>>, TError,SubmitTaskActivityMutationVariables, TContext> => {

const mutationKey = getSubmitTaskActivityMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof submitTaskActivity>>, SubmitTaskActivityMutationVariables> = (props) => {
          const {hashId,data} = props ?? {};

          return  submitTaskActivity(hashId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SubmitTaskActivityMutationResult = NonNullable<Awaited<ReturnType<typeof submitTaskActivity>>>
    export type SubmitTaskActivityMutationBody = BodyType<TaskSubmission>
    export type SubmitTaskActivityMutationError = ErrorType<FaultResponse>
    export type SubmitTaskActivityMutationVariables = {hashId: PublicId;data: BodyType<TaskSubmission>}

    /**
 * @summary Submit an application or a proof
 */
export const useSubmitTaskActivity = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof submitTaskActivity>>, TError,SubmitTaskActivityMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof submitTaskActivity>>,
        TError,
        SubmitTaskActivityMutationVariables,
        TContext
      > => {
      return useMutation(getSubmitTaskActivityMutationOptions(options), queryClient);
    }
    /**
 * Call it every few seconds while the video plays. Refuses positions ahead of real time with TIME_NOT_REACHED:
 * skipped or hurried parts don't count. The last position pays.
 * @summary Report the position of a video
 */
export const beatTaskVideo = (
    hashId: PublicId,
    taskBeat: BodyType<TaskBeat>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<BeatTaskVideo200>(
      {url: `/v1/process/activities/${encodeURIComponent(String(hashId))}/beat`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: taskBeat, ...(signal ? { signal }: {})
    },
      options);
    }




export const getBeatTaskVideoMutationKey = () => ['beatTaskVideo'] as const;

export const getBeatTaskVideoMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beatTaskVideo>>, TError,BeatTaskVideoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof beatTaskVideo>>, TError,BeatTaskVideoMutationVariables, TContext> => {

const mutationKey = getBeatTaskVideoMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof beatTaskVideo>>, BeatTaskVideoMutationVariables> = (props) => {
          const {hashId,data} = props ?? {};

          return  beatTaskVideo(hashId,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type BeatTaskVideoMutationResult = NonNullable<Awaited<ReturnType<typeof beatTaskVideo>>>
    export type BeatTaskVideoMutationBody = BodyType<TaskBeat>
    export type BeatTaskVideoMutationError = ErrorType<FaultResponse>
    export type BeatTaskVideoMutationVariables = {hashId: PublicId;data: BodyType<TaskBeat>}

    /**
 * @summary Report the position of a video
 */
export const useBeatTaskVideo = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof beatTaskVideo>>, TError,BeatTaskVideoMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof beatTaskVideo>>,
        TError,
        BeatTaskVideoMutationVariables,
        TContext
      > => {
      return useMutation(getBeatTaskVideoMutationOptions(options), queryClient);
    }
    /**
 * Pays when the dwell time since `redirectBrowseTask` is over by the server's clock; before that it refuses with
 * TIME_NOT_REACHED. A repeated call with the same key gets the same answer.
 * @summary Claim the pay of a browse task
 */
export const claimBrowseTask = (
    hashId: PublicId,
    headers: ClaimBrowseTaskHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ClaimBrowseTask200>(
      {url: `/v1/process/activities/${encodeURIComponent(String(hashId))}/claim`, method: 'POST',
      headers, ...(signal ? { signal }: {})
    },
      options);
    }




export const getClaimBrowseTaskMutationKey = () => ['claimBrowseTask'] as const;

export const getClaimBrowseTaskMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimBrowseTask>>, TError,ClaimBrowseTaskMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof claimBrowseTask>>, TError,ClaimBrowseTaskMutationVariables, TContext> => {

const mutationKey = getClaimBrowseTaskMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof claimBrowseTask>>, ClaimBrowseTaskMutationVariables> = (props) => {
          const {hashId,headers} = props ?? {};

          return  claimBrowseTask(hashId,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ClaimBrowseTaskMutationResult = NonNullable<Awaited<ReturnType<typeof claimBrowseTask>>>

    export type ClaimBrowseTaskMutationError = ErrorType<FaultResponse>
    export type ClaimBrowseTaskMutationVariables = {hashId: PublicId;headers: ClaimBrowseTaskHeaders}

    /**
 * @summary Claim the pay of a browse task
 */
export const useClaimBrowseTask = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof claimBrowseTask>>, TError,ClaimBrowseTaskMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof claimBrowseTask>>,
        TError,
        ClaimBrowseTaskMutationVariables,
        TContext
      > => {
      return useMutation(getClaimBrowseTaskMutationOptions(options), queryClient);
    }
    /**
 * Browsers navigate here, so no header can carry a token: the session id of the open participation, as
 * `startParticipation` answered it, stands for the member. The target comes from the task and must be on the allow
 * list; the address never names it. Starts the dwell time after which the task pays.
 * @summary Redirect to the page of a browse task
 */
export const redirectBrowseTask = (
    params: RedirectBrowseTaskParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<unknown>(
      {url: `/v1/browse/redirect`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRedirectBrowseTaskQueryKey = (params?: RedirectBrowseTaskParams,) => {
    return [
    `/v1/browse/redirect`, ...(params ? [params] : [])
    ] as const;
    }


export const getRedirectBrowseTaskQueryOptions = <TData = Awaited<ReturnType<typeof redirectBrowseTask>>, TError = ErrorType<void | FaultResponse>>(params: RedirectBrowseTaskParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof redirectBrowseTask>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getRedirectBrowseTaskQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof redirectBrowseTask>>> = ({ signal }) => redirectBrowseTask(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof redirectBrowseTask>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type RedirectBrowseTaskQueryResult = NonNullable<Awaited<ReturnType<typeof redirectBrowseTask>>>
export type RedirectBrowseTaskQueryError = ErrorType<void | FaultResponse>


export function useRedirectBrowseTask<TData = Awaited<ReturnType<typeof redirectBrowseTask>>, TError = ErrorType<void | FaultResponse>>(
 params: RedirectBrowseTaskParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof redirectBrowseTask>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof redirectBrowseTask>>,
          TError,
          Awaited<ReturnType<typeof redirectBrowseTask>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRedirectBrowseTask<TData = Awaited<ReturnType<typeof redirectBrowseTask>>, TError = ErrorType<void | FaultResponse>>(
 params: RedirectBrowseTaskParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof redirectBrowseTask>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof redirectBrowseTask>>,
          TError,
          Awaited<ReturnType<typeof redirectBrowseTask>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useRedirectBrowseTask<TData = Awaited<ReturnType<typeof redirectBrowseTask>>, TError = ErrorType<void | FaultResponse>>(
 params: RedirectBrowseTaskParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof redirectBrowseTask>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Redirect to the page of a browse task
 */

export function useRedirectBrowseTask<TData = Awaited<ReturnType<typeof redirectBrowseTask>>, TError = ErrorType<void | FaultResponse>>(
 params: RedirectBrowseTaskParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof redirectBrowseTask>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getRedirectBrowseTaskQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Tasks this member may see, those they can start first. All filters must match. A quality score below 60 shortens
 * the list (rule 4.12).
 * @summary List the tasks of the task wall
 */
export const listTasks = (
    params?: ListTasksParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListTasks200>(
      {url: `/v1/tasks`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListTasksQueryKey = (params?: ListTasksParams,) => {
    return [
    `/v1/tasks`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTasksQueryOptions = <TData = Awaited<ReturnType<typeof listTasks>>, TError = ErrorType<FaultResponse>>(params?: ListTasksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTasks>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTasksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTasks>>> = ({ signal }) => listTasks(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTasks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTasksQueryResult = NonNullable<Awaited<ReturnType<typeof listTasks>>>
export type ListTasksQueryError = ErrorType<FaultResponse>


export function useListTasks<TData = Awaited<ReturnType<typeof listTasks>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListTasksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTasks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTasks>>,
          TError,
          Awaited<ReturnType<typeof listTasks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTasks<TData = Awaited<ReturnType<typeof listTasks>>, TError = ErrorType<FaultResponse>>(
 params?: ListTasksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTasks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTasks>>,
          TError,
          Awaited<ReturnType<typeof listTasks>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTasks<TData = Awaited<ReturnType<typeof listTasks>>, TError = ErrorType<FaultResponse>>(
 params?: ListTasksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTasks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the tasks of the task wall
 */

export function useListTasks<TData = Awaited<ReturnType<typeof listTasks>>, TError = ErrorType<FaultResponse>>(
 params?: ListTasksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTasks>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTasksQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Newest first.
 * @summary List the member's participations and what they earned
 */
export const listTaskRecords = (
    params?: ListTaskRecordsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListTaskRecords200>(
      {url: `/v1/task-records`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListTaskRecordsQueryKey = (params?: ListTaskRecordsParams,) => {
    return [
    `/v1/task-records`, ...(params ? [params] : [])
    ] as const;
    }


export const getListTaskRecordsQueryOptions = <TData = Awaited<ReturnType<typeof listTaskRecords>>, TError = ErrorType<FaultResponse>>(params?: ListTaskRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaskRecords>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListTaskRecordsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listTaskRecords>>> = ({ signal }) => listTaskRecords(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listTaskRecords>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListTaskRecordsQueryResult = NonNullable<Awaited<ReturnType<typeof listTaskRecords>>>
export type ListTaskRecordsQueryError = ErrorType<FaultResponse>


export function useListTaskRecords<TData = Awaited<ReturnType<typeof listTaskRecords>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListTaskRecordsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaskRecords>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTaskRecords>>,
          TError,
          Awaited<ReturnType<typeof listTaskRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTaskRecords<TData = Awaited<ReturnType<typeof listTaskRecords>>, TError = ErrorType<FaultResponse>>(
 params?: ListTaskRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaskRecords>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listTaskRecords>>,
          TError,
          Awaited<ReturnType<typeof listTaskRecords>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListTaskRecords<TData = Awaited<ReturnType<typeof listTaskRecords>>, TError = ErrorType<FaultResponse>>(
 params?: ListTaskRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaskRecords>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the member's participations and what they earned
 */

export function useListTaskRecords<TData = Awaited<ReturnType<typeof listTaskRecords>>, TError = ErrorType<FaultResponse>>(
 params?: ListTaskRecordsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listTaskRecords>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListTaskRecordsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Says what is paid, asked and collected, and whether this member can start. An ended task is answered with its
 * obstacle; an unknown one is refused with NOT_FOUND.
 * @summary Read one task
 */
export const getTask = (
    hashId: PublicId,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetTask200>(
      {url: `/v1/tasks/${encodeURIComponent(String(hashId))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetTaskQueryKey = (hashId: PublicId,) => {
    return [
    `/v1/tasks/${hashId}`
    ] as const;
    }


export const getGetTaskQueryOptions = <TData = Awaited<ReturnType<typeof getTask>>, TError = ErrorType<FaultResponse>>(hashId: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTask>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTaskQueryKey(hashId);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTask>>> = ({ signal }) => getTask(hashId, requestOptions, signal);





   return  { queryKey, queryFn, enabled: hashId !== null && hashId !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTask>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTaskQueryResult = NonNullable<Awaited<ReturnType<typeof getTask>>>
export type GetTaskQueryError = ErrorType<FaultResponse>


export function useGetTask<TData = Awaited<ReturnType<typeof getTask>>, TError = ErrorType<FaultResponse>>(
 hashId: PublicId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTask>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTask>>,
          TError,
          Awaited<ReturnType<typeof getTask>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTask<TData = Awaited<ReturnType<typeof getTask>>, TError = ErrorType<FaultResponse>>(
 hashId: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTask>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTask>>,
          TError,
          Awaited<ReturnType<typeof getTask>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTask<TData = Awaited<ReturnType<typeof getTask>>, TError = ErrorType<FaultResponse>>(
 hashId: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTask>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one task
 */

export function useGetTask<TData = Awaited<ReturnType<typeof getTask>>, TError = ErrorType<FaultResponse>>(
 hashId: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTask>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTaskQueryOptions(hashId,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






