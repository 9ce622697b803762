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
  ApproveHandIn200,
  ApproveHandInHeaders,
  FaultResponse,
  GetHandIn200,
  GetHeldPay200,
  GetSecondLook200,
  Id,
  ListHandInReasons200,
  ListHandIns200,
  ListHandInsParams,
  ListHeldPay200,
  ListHeldPayParams,
  ListSecondLooks200,
  ListSecondLooksParams,
  LookAgain200,
  LookAgainHeaders,
  LookAgainRequest,
  PayHeld200,
  PayHeldHeaders,
  PlainActRequest,
  RefuseHeld200,
  RefuseHeldHeaders,
  RejectHandIn200,
  RejectHandInHeaders,
  ReturnHandIn200,
  ReturnHandInHeaders
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
 * @summary List photos and proofs that wait for review
 */
export const listHandIns = (
    params?: ListHandInsParams,
 signal?: AbortSignal
) => {


      return http<ListHandIns200>(
      {url: `/hand-ins`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListHandInsQueryKey = (params?: ListHandInsParams,) => {
    return [
    `/hand-ins`, ...(params ? [params] : [])
    ] as const;
    }


export const getListHandInsQueryOptions = <TData = Awaited<ReturnType<typeof listHandIns>>, TError = ErrorType<FaultResponse>>(params?: ListHandInsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHandIns>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHandInsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHandIns>>> = ({ signal }) => listHandIns(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHandIns>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHandInsQueryResult = NonNullable<Awaited<ReturnType<typeof listHandIns>>>
export type ListHandInsQueryError = ErrorType<FaultResponse>


export function useListHandIns<TData = Awaited<ReturnType<typeof listHandIns>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListHandInsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHandIns>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHandIns>>,
          TError,
          Awaited<ReturnType<typeof listHandIns>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHandIns<TData = Awaited<ReturnType<typeof listHandIns>>, TError = ErrorType<FaultResponse>>(
 params?: ListHandInsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHandIns>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHandIns>>,
          TError,
          Awaited<ReturnType<typeof listHandIns>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHandIns<TData = Awaited<ReturnType<typeof listHandIns>>, TError = ErrorType<FaultResponse>>(
 params?: ListHandInsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHandIns>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List photos and proofs that wait for review
 */

export function useListHandIns<TData = Awaited<ReturnType<typeof listHandIns>>, TError = ErrorType<FaultResponse>>(
 params?: ListHandInsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHandIns>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHandInsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List prepared reasons
 */
export const listHandInReasons = (

 signal?: AbortSignal
) => {


      return http<ListHandInReasons200>(
      {url: `/hand-ins/reasons`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListHandInReasonsQueryKey = () => {
    return [
    `/hand-ins/reasons`
    ] as const;
    }


export const getListHandInReasonsQueryOptions = <TData = Awaited<ReturnType<typeof listHandInReasons>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHandInReasons>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHandInReasonsQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHandInReasons>>> = ({ signal }) => listHandInReasons(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHandInReasons>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHandInReasonsQueryResult = NonNullable<Awaited<ReturnType<typeof listHandInReasons>>>
export type ListHandInReasonsQueryError = ErrorType<FaultResponse>


export function useListHandInReasons<TData = Awaited<ReturnType<typeof listHandInReasons>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHandInReasons>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHandInReasons>>,
          TError,
          Awaited<ReturnType<typeof listHandInReasons>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHandInReasons<TData = Awaited<ReturnType<typeof listHandInReasons>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHandInReasons>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHandInReasons>>,
          TError,
          Awaited<ReturnType<typeof listHandInReasons>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHandInReasons<TData = Awaited<ReturnType<typeof listHandInReasons>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHandInReasons>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List prepared reasons
 */

export function useListHandInReasons<TData = Awaited<ReturnType<typeof listHandInReasons>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHandInReasons>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHandInReasonsQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List verdicts to look at again
 */
export const listSecondLooks = (
    params?: ListSecondLooksParams,
 signal?: AbortSignal
) => {


      return http<ListSecondLooks200>(
      {url: `/second-looks`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListSecondLooksQueryKey = (params?: ListSecondLooksParams,) => {
    return [
    `/second-looks`, ...(params ? [params] : [])
    ] as const;
    }


export const getListSecondLooksQueryOptions = <TData = Awaited<ReturnType<typeof listSecondLooks>>, TError = ErrorType<FaultResponse>>(params?: ListSecondLooksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondLooks>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSecondLooksQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSecondLooks>>> = ({ signal }) => listSecondLooks(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSecondLooks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSecondLooksQueryResult = NonNullable<Awaited<ReturnType<typeof listSecondLooks>>>
export type ListSecondLooksQueryError = ErrorType<FaultResponse>


export function useListSecondLooks<TData = Awaited<ReturnType<typeof listSecondLooks>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListSecondLooksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondLooks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecondLooks>>,
          TError,
          Awaited<ReturnType<typeof listSecondLooks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecondLooks<TData = Awaited<ReturnType<typeof listSecondLooks>>, TError = ErrorType<FaultResponse>>(
 params?: ListSecondLooksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondLooks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSecondLooks>>,
          TError,
          Awaited<ReturnType<typeof listSecondLooks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSecondLooks<TData = Awaited<ReturnType<typeof listSecondLooks>>, TError = ErrorType<FaultResponse>>(
 params?: ListSecondLooksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondLooks>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List verdicts to look at again
 */

export function useListSecondLooks<TData = Awaited<ReturnType<typeof listSecondLooks>>, TError = ErrorType<FaultResponse>>(
 params?: ListSecondLooksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSecondLooks>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSecondLooksQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read a submission to look at again
 */
export const getSecondLook = (
    id: Id,
 signal?: AbortSignal
) => {


      return http<GetSecondLook200>(
      {url: `/second-looks/${id}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetSecondLookQueryKey = (id: Id,) => {
    return [
    `/second-looks/${id}`
    ] as const;
    }


export const getGetSecondLookQueryOptions = <TData = Awaited<ReturnType<typeof getSecondLook>>, TError = ErrorType<FaultResponse>>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondLook>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetSecondLookQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getSecondLook>>> = ({ signal }) => getSecondLook(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getSecondLook>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetSecondLookQueryResult = NonNullable<Awaited<ReturnType<typeof getSecondLook>>>
export type GetSecondLookQueryError = ErrorType<FaultResponse>


export function useGetSecondLook<TData = Awaited<ReturnType<typeof getSecondLook>>, TError = ErrorType<FaultResponse>>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondLook>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondLook>>,
          TError,
          Awaited<ReturnType<typeof getSecondLook>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondLook<TData = Awaited<ReturnType<typeof getSecondLook>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondLook>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getSecondLook>>,
          TError,
          Awaited<ReturnType<typeof getSecondLook>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetSecondLook<TData = Awaited<ReturnType<typeof getSecondLook>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondLook>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a submission to look at again
 */

export function useGetSecondLook<TData = Awaited<ReturnType<typeof getSecondLook>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getSecondLook>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetSecondLookQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Say what one would have decided
 */
export const lookAgain = (
    id: Id,
    lookAgainRequest: LookAgainRequest,
    headers: LookAgainHeaders,
 signal?: AbortSignal
) => {


      return http<LookAgain200>(
      {url: `/second-looks/${id}/look`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: lookAgainRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getLookAgainMutationKey = () => ['lookAgain'] as const;

export const getLookAgainMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof lookAgain>>, TError,LookAgainMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof lookAgain>>, TError,LookAgainMutationVariables, TContext> => {

const mutationKey = getLookAgainMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof lookAgain>>, LookAgainMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  lookAgain(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LookAgainMutationResult = NonNullable<Awaited<ReturnType<typeof lookAgain>>>
    export type LookAgainMutationBody = LookAgainRequest
    export type LookAgainMutationError = ErrorType<FaultResponse>
    export type LookAgainMutationVariables = {id: Id;data: LookAgainRequest;headers: LookAgainHeaders}

    /**
 * @summary Say what one would have decided
 */
export const useLookAgain = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof lookAgain>>, TError,LookAgainMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof lookAgain>>,
        TError,
        LookAgainMutationVariables,
        TContext
      > => {
      return useMutation(getLookAgainMutationOptions(options), queryClient);
    }
    /**
 * @summary Read a hand-in
 */
export const getHandIn = (
    id: Id,
 signal?: AbortSignal
) => {


      return http<GetHandIn200>(
      {url: `/hand-ins/${id}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetHandInQueryKey = (id: Id,) => {
    return [
    `/hand-ins/${id}`
    ] as const;
    }


export const getGetHandInQueryOptions = <TData = Awaited<ReturnType<typeof getHandIn>>, TError = ErrorType<FaultResponse>>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHandIn>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHandInQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHandIn>>> = ({ signal }) => getHandIn(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHandIn>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHandInQueryResult = NonNullable<Awaited<ReturnType<typeof getHandIn>>>
export type GetHandInQueryError = ErrorType<FaultResponse>


export function useGetHandIn<TData = Awaited<ReturnType<typeof getHandIn>>, TError = ErrorType<FaultResponse>>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHandIn>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHandIn>>,
          TError,
          Awaited<ReturnType<typeof getHandIn>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHandIn<TData = Awaited<ReturnType<typeof getHandIn>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHandIn>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHandIn>>,
          TError,
          Awaited<ReturnType<typeof getHandIn>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHandIn<TData = Awaited<ReturnType<typeof getHandIn>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHandIn>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a hand-in
 */

export function useGetHandIn<TData = Awaited<ReturnType<typeof getHandIn>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHandIn>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHandInQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Accept a hand-in, and pay it
 */
export const approveHandIn = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: ApproveHandInHeaders,
 signal?: AbortSignal
) => {


      return http<ApproveHandIn200>(
      {url: `/hand-ins/${id}/approve`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getApproveHandInMutationKey = () => ['approveHandIn'] as const;

export const getApproveHandInMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof approveHandIn>>, TError,ApproveHandInMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof approveHandIn>>, TError,ApproveHandInMutationVariables, TContext> => {

const mutationKey = getApproveHandInMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof approveHandIn>>, ApproveHandInMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  approveHandIn(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ApproveHandInMutationResult = NonNullable<Awaited<ReturnType<typeof approveHandIn>>>
    export type ApproveHandInMutationBody = PlainActRequest
    export type ApproveHandInMutationError = ErrorType<FaultResponse>
    export type ApproveHandInMutationVariables = {id: Id;data: PlainActRequest;headers: ApproveHandInHeaders}

    /**
 * @summary Accept a hand-in, and pay it
 */
export const useApproveHandIn = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof approveHandIn>>, TError,ApproveHandInMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof approveHandIn>>,
        TError,
        ApproveHandInMutationVariables,
        TContext
      > => {
      return useMutation(getApproveHandInMutationOptions(options), queryClient);
    }
    /**
 * @summary Ask for a better one
 */
export const returnHandIn = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: ReturnHandInHeaders,
 signal?: AbortSignal
) => {


      return http<ReturnHandIn200>(
      {url: `/hand-ins/${id}/return`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getReturnHandInMutationKey = () => ['returnHandIn'] as const;

export const getReturnHandInMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof returnHandIn>>, TError,ReturnHandInMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof returnHandIn>>, TError,ReturnHandInMutationVariables, TContext> => {

const mutationKey = getReturnHandInMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof returnHandIn>>, ReturnHandInMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  returnHandIn(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReturnHandInMutationResult = NonNullable<Awaited<ReturnType<typeof returnHandIn>>>
    export type ReturnHandInMutationBody = PlainActRequest
    export type ReturnHandInMutationError = ErrorType<FaultResponse>
    export type ReturnHandInMutationVariables = {id: Id;data: PlainActRequest;headers: ReturnHandInHeaders}

    /**
 * @summary Ask for a better one
 */
export const useReturnHandIn = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof returnHandIn>>, TError,ReturnHandInMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof returnHandIn>>,
        TError,
        ReturnHandInMutationVariables,
        TContext
      > => {
      return useMutation(getReturnHandInMutationOptions(options), queryClient);
    }
    /**
 * @summary Refuse a hand-in
 */
export const rejectHandIn = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: RejectHandInHeaders,
 signal?: AbortSignal
) => {


      return http<RejectHandIn200>(
      {url: `/hand-ins/${id}/reject`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRejectHandInMutationKey = () => ['rejectHandIn'] as const;

export const getRejectHandInMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectHandIn>>, TError,RejectHandInMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof rejectHandIn>>, TError,RejectHandInMutationVariables, TContext> => {

const mutationKey = getRejectHandInMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rejectHandIn>>, RejectHandInMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  rejectHandIn(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RejectHandInMutationResult = NonNullable<Awaited<ReturnType<typeof rejectHandIn>>>
    export type RejectHandInMutationBody = PlainActRequest
    export type RejectHandInMutationError = ErrorType<FaultResponse>
    export type RejectHandInMutationVariables = {id: Id;data: PlainActRequest;headers: RejectHandInHeaders}

    /**
 * @summary Refuse a hand-in
 */
export const useRejectHandIn = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rejectHandIn>>, TError,RejectHandInMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rejectHandIn>>,
        TError,
        RejectHandInMutationVariables,
        TContext
      > => {
      return useMutation(getRejectHandInMutationOptions(options), queryClient);
    }
    /**
 * @summary List pay that is held for review
 */
export const listHeldPay = (
    params?: ListHeldPayParams,
 signal?: AbortSignal
) => {


      return http<ListHeldPay200>(
      {url: `/held-pay`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListHeldPayQueryKey = (params?: ListHeldPayParams,) => {
    return [
    `/held-pay`, ...(params ? [params] : [])
    ] as const;
    }


export const getListHeldPayQueryOptions = <TData = Awaited<ReturnType<typeof listHeldPay>>, TError = ErrorType<FaultResponse>>(params?: ListHeldPayParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHeldPay>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHeldPayQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHeldPay>>> = ({ signal }) => listHeldPay(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHeldPay>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHeldPayQueryResult = NonNullable<Awaited<ReturnType<typeof listHeldPay>>>
export type ListHeldPayQueryError = ErrorType<FaultResponse>


export function useListHeldPay<TData = Awaited<ReturnType<typeof listHeldPay>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListHeldPayParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHeldPay>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHeldPay>>,
          TError,
          Awaited<ReturnType<typeof listHeldPay>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHeldPay<TData = Awaited<ReturnType<typeof listHeldPay>>, TError = ErrorType<FaultResponse>>(
 params?: ListHeldPayParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHeldPay>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHeldPay>>,
          TError,
          Awaited<ReturnType<typeof listHeldPay>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHeldPay<TData = Awaited<ReturnType<typeof listHeldPay>>, TError = ErrorType<FaultResponse>>(
 params?: ListHeldPayParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHeldPay>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List pay that is held for review
 */

export function useListHeldPay<TData = Awaited<ReturnType<typeof listHeldPay>>, TError = ErrorType<FaultResponse>>(
 params?: ListHeldPayParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHeldPay>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHeldPayQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read pay that is or was held for review
 */
export const getHeldPay = (
    id: Id,
 signal?: AbortSignal
) => {


      return http<GetHeldPay200>(
      {url: `/held-pay/${id}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetHeldPayQueryKey = (id: Id,) => {
    return [
    `/held-pay/${id}`
    ] as const;
    }


export const getGetHeldPayQueryOptions = <TData = Awaited<ReturnType<typeof getHeldPay>>, TError = ErrorType<FaultResponse>>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHeldPay>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetHeldPayQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getHeldPay>>> = ({ signal }) => getHeldPay(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getHeldPay>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetHeldPayQueryResult = NonNullable<Awaited<ReturnType<typeof getHeldPay>>>
export type GetHeldPayQueryError = ErrorType<FaultResponse>


export function useGetHeldPay<TData = Awaited<ReturnType<typeof getHeldPay>>, TError = ErrorType<FaultResponse>>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHeldPay>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHeldPay>>,
          TError,
          Awaited<ReturnType<typeof getHeldPay>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHeldPay<TData = Awaited<ReturnType<typeof getHeldPay>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHeldPay>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getHeldPay>>,
          TError,
          Awaited<ReturnType<typeof getHeldPay>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetHeldPay<TData = Awaited<ReturnType<typeof getHeldPay>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHeldPay>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read pay that is or was held for review
 */

export function useGetHeldPay<TData = Awaited<ReturnType<typeof getHeldPay>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getHeldPay>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetHeldPayQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Pay what is held
 */
export const payHeld = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: PayHeldHeaders,
 signal?: AbortSignal
) => {


      return http<PayHeld200>(
      {url: `/held-pay/${id}/pay`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getPayHeldMutationKey = () => ['payHeld'] as const;

export const getPayHeldMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payHeld>>, TError,PayHeldMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof payHeld>>, TError,PayHeldMutationVariables, TContext> => {

const mutationKey = getPayHeldMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof payHeld>>, PayHeldMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  payHeld(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PayHeldMutationResult = NonNullable<Awaited<ReturnType<typeof payHeld>>>
    export type PayHeldMutationBody = PlainActRequest
    export type PayHeldMutationError = ErrorType<FaultResponse>
    export type PayHeldMutationVariables = {id: Id;data: PlainActRequest;headers: PayHeldHeaders}

    /**
 * @summary Pay what is held
 */
export const usePayHeld = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof payHeld>>, TError,PayHeldMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof payHeld>>,
        TError,
        PayHeldMutationVariables,
        TContext
      > => {
      return useMutation(getPayHeldMutationOptions(options), queryClient);
    }
    /**
 * @summary Take held pay back
 */
export const refuseHeld = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: RefuseHeldHeaders,
 signal?: AbortSignal
) => {


      return http<RefuseHeld200>(
      {url: `/held-pay/${id}/refuse`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRefuseHeldMutationKey = () => ['refuseHeld'] as const;

export const getRefuseHeldMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refuseHeld>>, TError,RefuseHeldMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof refuseHeld>>, TError,RefuseHeldMutationVariables, TContext> => {

const mutationKey = getRefuseHeldMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refuseHeld>>, RefuseHeldMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  refuseHeld(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RefuseHeldMutationResult = NonNullable<Awaited<ReturnType<typeof refuseHeld>>>
    export type RefuseHeldMutationBody = PlainActRequest
    export type RefuseHeldMutationError = ErrorType<FaultResponse>
    export type RefuseHeldMutationVariables = {id: Id;data: PlainActRequest;headers: RefuseHeldHeaders}

    /**
 * @summary Take held pay back
 */
export const useRefuseHeld = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refuseHeld>>, TError,RefuseHeldMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refuseHeld>>,
        TError,
        RefuseHeldMutationVariables,
        TContext
      > => {
      return useMutation(getRefuseHeldMutationOptions(options), queryClient);
    }
