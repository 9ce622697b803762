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
  CheckNewMessages200,
  FaultResponse,
  FlashReadRequest,
  GetNotice200,
  GetScreenMessage200,
  Id,
  ListMessages200,
  ListMessagesParams,
  ListUnreadNotices200,
  ListUnreadNoticesParams,
  LiveEvent,
  ReadFlash200,
  ReadMessages200,
  ReadNotices200,
  ReadRequest,
  StreamLiveHeaders,
  StreamLiveParams
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
 * Answers 1105, which clients don't show, when everything has been read.
 * @summary Check for unread messages and notices
 */
export const checkNewMessages = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CheckNewMessages200>(
      {url: `/v1/messages/new`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getCheckNewMessagesQueryKey = () => {
    return [
    `/v1/messages/new`
    ] as const;
    }


export const getCheckNewMessagesQueryOptions = <TData = Awaited<ReturnType<typeof checkNewMessages>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkNewMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckNewMessagesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkNewMessages>>> = ({ signal }) => checkNewMessages(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkNewMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CheckNewMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof checkNewMessages>>>
export type CheckNewMessagesQueryError = ErrorType<FaultResponse>


export function useCheckNewMessages<TData = Awaited<ReturnType<typeof checkNewMessages>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkNewMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkNewMessages>>,
          TError,
          Awaited<ReturnType<typeof checkNewMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckNewMessages<TData = Awaited<ReturnType<typeof checkNewMessages>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkNewMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkNewMessages>>,
          TError,
          Awaited<ReturnType<typeof checkNewMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckNewMessages<TData = Awaited<ReturnType<typeof checkNewMessages>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkNewMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Check for unread messages and notices
 */

export function useCheckNewMessages<TData = Awaited<ReturnType<typeof checkNewMessages>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkNewMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckNewMessagesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * At most one a session. It is not answered again after `readFlash`. One key must close it (广告法 44).
 * @summary Read the pop-up to show on entering
 */
export const getScreenMessage = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetScreenMessage200>(
      {url: `/v1/messages/screen`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetScreenMessageQueryKey = () => {
    return [
    `/v1/messages/screen`
    ] as const;
    }


export const getGetScreenMessageQueryOptions = <TData = Awaited<ReturnType<typeof getScreenMessage>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScreenMessage>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetScreenMessageQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getScreenMessage>>> = ({ signal }) => getScreenMessage(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getScreenMessage>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetScreenMessageQueryResult = NonNullable<Awaited<ReturnType<typeof getScreenMessage>>>
export type GetScreenMessageQueryError = ErrorType<FaultResponse>


export function useGetScreenMessage<TData = Awaited<ReturnType<typeof getScreenMessage>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScreenMessage>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getScreenMessage>>,
          TError,
          Awaited<ReturnType<typeof getScreenMessage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetScreenMessage<TData = Awaited<ReturnType<typeof getScreenMessage>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScreenMessage>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getScreenMessage>>,
          TError,
          Awaited<ReturnType<typeof getScreenMessage>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetScreenMessage<TData = Awaited<ReturnType<typeof getScreenMessage>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScreenMessage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the pop-up to show on entering
 */

export function useGetScreenMessage<TData = Awaited<ReturnType<typeof getScreenMessage>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getScreenMessage>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetScreenMessageQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the member's messages
 */
export const listMessages = (
    params?: ListMessagesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListMessages200>(
      {url: `/v1/messages`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListMessagesQueryKey = (params?: ListMessagesParams,) => {
    return [
    `/v1/messages`, ...(params ? [params] : [])
    ] as const;
    }


export const getListMessagesQueryOptions = <TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<FaultResponse>>(params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListMessagesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listMessages>>> = ({ signal }) => listMessages(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listMessages>>>
export type ListMessagesQueryError = ErrorType<FaultResponse>


export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListMessagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMessages>>,
          TError,
          Awaited<ReturnType<typeof listMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<FaultResponse>>(
 params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listMessages>>,
          TError,
          Awaited<ReturnType<typeof listMessages>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<FaultResponse>>(
 params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the member's messages
 */

export function useListMessages<TData = Awaited<ReturnType<typeof listMessages>>, TError = ErrorType<FaultResponse>>(
 params?: ListMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listMessages>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListMessagesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Ignores unknown ids and those of other members.
 * @summary Mark messages as read
 */
export const readMessages = (
    readRequest: BodyType<ReadRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReadMessages200>(
      {url: `/v1/messages/read`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: readRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getReadMessagesMutationKey = () => ['readMessages'] as const;

export const getReadMessagesMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readMessages>>, TError,ReadMessagesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof readMessages>>, TError,ReadMessagesMutationVariables, TContext> => {

const mutationKey = getReadMessagesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readMessages>>, ReadMessagesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  readMessages(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReadMessagesMutationResult = NonNullable<Awaited<ReturnType<typeof readMessages>>>
    export type ReadMessagesMutationBody = BodyType<ReadRequest>
    export type ReadMessagesMutationError = ErrorType<FaultResponse>
    export type ReadMessagesMutationVariables = {data: BodyType<ReadRequest>}

    /**
 * @summary Mark messages as read
 */
export const useReadMessages = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readMessages>>, TError,ReadMessagesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readMessages>>,
        TError,
        ReadMessagesMutationVariables,
        TContext
      > => {
      return useMutation(getReadMessagesMutationOptions(options), queryClient);
    }
    /**
 * @summary Record that the pop-up was closed
 */
export const readFlash = (
    flashReadRequest: BodyType<FlashReadRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReadFlash200>(
      {url: `/v1/messages/flash/read`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: flashReadRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getReadFlashMutationKey = () => ['readFlash'] as const;

export const getReadFlashMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readFlash>>, TError,ReadFlashMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof readFlash>>, TError,ReadFlashMutationVariables, TContext> => {

const mutationKey = getReadFlashMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readFlash>>, ReadFlashMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  readFlash(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReadFlashMutationResult = NonNullable<Awaited<ReturnType<typeof readFlash>>>
    export type ReadFlashMutationBody = BodyType<FlashReadRequest>
    export type ReadFlashMutationError = ErrorType<FaultResponse>
    export type ReadFlashMutationVariables = {data: BodyType<FlashReadRequest>}

    /**
 * @summary Record that the pop-up was closed
 */
export const useReadFlash = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readFlash>>, TError,ReadFlashMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readFlash>>,
        TError,
        ReadFlashMutationVariables,
        TContext
      > => {
      return useMutation(getReadFlashMutationOptions(options), queryClient);
    }
    /**
 * @summary List notices to everyone
 */
export const listUnreadNotices = (
    params?: ListUnreadNoticesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListUnreadNotices200>(
      {url: `/v1/notices/unread`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListUnreadNoticesQueryKey = (params?: ListUnreadNoticesParams,) => {
    return [
    `/v1/notices/unread`, ...(params ? [params] : [])
    ] as const;
    }


export const getListUnreadNoticesQueryOptions = <TData = Awaited<ReturnType<typeof listUnreadNotices>>, TError = ErrorType<FaultResponse>>(params?: ListUnreadNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnreadNotices>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListUnreadNoticesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listUnreadNotices>>> = ({ signal }) => listUnreadNotices(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listUnreadNotices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListUnreadNoticesQueryResult = NonNullable<Awaited<ReturnType<typeof listUnreadNotices>>>
export type ListUnreadNoticesQueryError = ErrorType<FaultResponse>


export function useListUnreadNotices<TData = Awaited<ReturnType<typeof listUnreadNotices>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListUnreadNoticesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnreadNotices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUnreadNotices>>,
          TError,
          Awaited<ReturnType<typeof listUnreadNotices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUnreadNotices<TData = Awaited<ReturnType<typeof listUnreadNotices>>, TError = ErrorType<FaultResponse>>(
 params?: ListUnreadNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnreadNotices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listUnreadNotices>>,
          TError,
          Awaited<ReturnType<typeof listUnreadNotices>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListUnreadNotices<TData = Awaited<ReturnType<typeof listUnreadNotices>>, TError = ErrorType<FaultResponse>>(
 params?: ListUnreadNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnreadNotices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List notices to everyone
 */

export function useListUnreadNotices<TData = Awaited<ReturnType<typeof listUnreadNotices>>, TError = ErrorType<FaultResponse>>(
 params?: ListUnreadNoticesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listUnreadNotices>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListUnreadNoticesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Mark notices as read
 */
export const readNotices = (
    readRequest: BodyType<ReadRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ReadNotices200>(
      {url: `/v1/notices/read`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: readRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getReadNoticesMutationKey = () => ['readNotices'] as const;

export const getReadNoticesMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readNotices>>, TError,ReadNoticesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof readNotices>>, TError,ReadNoticesMutationVariables, TContext> => {

const mutationKey = getReadNoticesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readNotices>>, ReadNoticesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  readNotices(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReadNoticesMutationResult = NonNullable<Awaited<ReturnType<typeof readNotices>>>
    export type ReadNoticesMutationBody = BodyType<ReadRequest>
    export type ReadNoticesMutationError = ErrorType<FaultResponse>
    export type ReadNoticesMutationVariables = {data: BodyType<ReadRequest>}

    /**
 * @summary Mark notices as read
 */
export const useReadNotices = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readNotices>>, TError,ReadNoticesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readNotices>>,
        TError,
        ReadNoticesMutationVariables,
        TContext
      > => {
      return useMutation(getReadNoticesMutationOptions(options), queryClient);
    }
    /**
 * @summary Read one notice
 */
export const getNotice = (
    id: Id,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetNotice200>(
      {url: `/v1/notices/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetNoticeQueryKey = (id: Id,) => {
    return [
    `/v1/notices/${id}`
    ] as const;
    }


export const getGetNoticeQueryOptions = <TData = Awaited<ReturnType<typeof getNotice>>, TError = ErrorType<FaultResponse>>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotice>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetNoticeQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getNotice>>> = ({ signal }) => getNotice(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getNotice>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetNoticeQueryResult = NonNullable<Awaited<ReturnType<typeof getNotice>>>
export type GetNoticeQueryError = ErrorType<FaultResponse>


export function useGetNotice<TData = Awaited<ReturnType<typeof getNotice>>, TError = ErrorType<FaultResponse>>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotice>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNotice>>,
          TError,
          Awaited<ReturnType<typeof getNotice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNotice<TData = Awaited<ReturnType<typeof getNotice>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotice>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getNotice>>,
          TError,
          Awaited<ReturnType<typeof getNotice>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetNotice<TData = Awaited<ReturnType<typeof getNotice>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one notice
 */

export function useGetNotice<TData = Awaited<ReturnType<typeof getNotice>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getNotice>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetNoticeQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Sends each LiveEvent as the lines `id:`, `event:` and `data:` (JSON), and a comment line every 15 seconds to keep
 * the connection open. Members get news of their own account; a group token gets news of its group only. An event
 * carries no content: fetch the changed data again. After a break, send `Last-Event-ID` to get what was missed. When
 * the server no longer knows that event, it sends one event `reset`: fetch everything again. It also sends `reset`
 * first when there was news in the 30 seconds before the stream opened. The first line is an `id:` without an event.
 * The stream ends when the token expires.
 * @summary Stream live news (server-sent events)
 */
export const streamLive = (
    params?: StreamLiveParams,
    headers?: StreamLiveHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<LiveEvent>(
      {url: `/v1/live`, method: 'GET',
      headers,
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getStreamLiveQueryKey = (params?: StreamLiveParams,) => {
    return [
    `/v1/live`, ...(params ? [params] : [])
    ] as const;
    }


export const getStreamLiveQueryOptions = <TData = Awaited<ReturnType<typeof streamLive>>, TError = ErrorType<FaultResponse>>(params?: StreamLiveParams,
    headers?: StreamLiveHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof streamLive>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getStreamLiveQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof streamLive>>> = ({ signal }) => streamLive(params,headers, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof streamLive>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type StreamLiveQueryResult = NonNullable<Awaited<ReturnType<typeof streamLive>>>
export type StreamLiveQueryError = ErrorType<FaultResponse>


export function useStreamLive<TData = Awaited<ReturnType<typeof streamLive>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  StreamLiveParams,
    headers: undefined |  StreamLiveHeaders, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof streamLive>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof streamLive>>,
          TError,
          Awaited<ReturnType<typeof streamLive>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStreamLive<TData = Awaited<ReturnType<typeof streamLive>>, TError = ErrorType<FaultResponse>>(
 params?: StreamLiveParams,
    headers?: StreamLiveHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof streamLive>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof streamLive>>,
          TError,
          Awaited<ReturnType<typeof streamLive>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useStreamLive<TData = Awaited<ReturnType<typeof streamLive>>, TError = ErrorType<FaultResponse>>(
 params?: StreamLiveParams,
    headers?: StreamLiveHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof streamLive>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Stream live news (server-sent events)
 */

export function useStreamLive<TData = Awaited<ReturnType<typeof streamLive>>, TError = ErrorType<FaultResponse>>(
 params?: StreamLiveParams,
    headers?: StreamLiveHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof streamLive>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getStreamLiveQueryOptions(params,headers,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






