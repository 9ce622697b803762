/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import {
  useQuery
} from '@tanstack/react-query';
import type {
  DataTag,
  DefinedInitialDataOptions,
  DefinedUseQueryResult,
  QueryClient,
  QueryFunction,
  QueryKey,
  UndefinedInitialDataOptions,
  UseQueryOptions,
  UseQueryResult
} from '@tanstack/react-query';

import type {
  FaultResponse,
  ListPoints200,
  ListPointsParams
} from '../../model/index.ts';

import { http } from '../../../http.ts';
import type { ErrorType } from '../../../http.ts';


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
 * Newest first; every row names its cause, so that the member sees why coins came or went.
 * @summary The member's coins, row by row
 */
export const listPoints = (
    params?: ListPointsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListPoints200>(
      {url: `/v1/points`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListPointsQueryKey = (params?: ListPointsParams,) => {
    return [
    `/v1/points`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPointsQueryOptions = <TData = Awaited<ReturnType<typeof listPoints>>, TError = ErrorType<FaultResponse>>(params?: ListPointsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPoints>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPointsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPoints>>> = ({ signal }) => listPoints(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPoints>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPointsQueryResult = NonNullable<Awaited<ReturnType<typeof listPoints>>>
export type ListPointsQueryError = ErrorType<FaultResponse>


export function useListPoints<TData = Awaited<ReturnType<typeof listPoints>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListPointsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPoints>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPoints>>,
          TError,
          Awaited<ReturnType<typeof listPoints>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPoints<TData = Awaited<ReturnType<typeof listPoints>>, TError = ErrorType<FaultResponse>>(
 params?: ListPointsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPoints>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPoints>>,
          TError,
          Awaited<ReturnType<typeof listPoints>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPoints<TData = Awaited<ReturnType<typeof listPoints>>, TError = ErrorType<FaultResponse>>(
 params?: ListPointsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPoints>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The member's coins, row by row
 */

export function useListPoints<TData = Awaited<ReturnType<typeof listPoints>>, TError = ErrorType<FaultResponse>>(
 params?: ListPointsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPoints>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPointsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






