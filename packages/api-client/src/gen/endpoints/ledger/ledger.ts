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
  DownloadStatementParams,
  FaultResponse,
  ListCoinMonths200,
  ListCoinMonthsParams,
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
 * Newest first. Each row names its cause, so that the member sees why coins came or went.
 * @summary List the member's coins, row by row
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
 * @summary List the member's coins, row by row
 */

export function useListPoints<TData = Awaited<ReturnType<typeof listPoints>>, TError = ErrorType<FaultResponse>>(
 params?: ListPointsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPoints>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPointsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Newest month first, without gaps, in Asia/Shanghai time, over all rows. Coins in less coins out, over all months,
 * is the available balance.
 * @summary The member's coins by month and source
 */
export const listCoinMonths = (
    params?: ListCoinMonthsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListCoinMonths200>(
      {url: `/v1/points/months`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListCoinMonthsQueryKey = (params?: ListCoinMonthsParams,) => {
    return [
    `/v1/points/months`, ...(params ? [params] : [])
    ] as const;
    }


export const getListCoinMonthsQueryOptions = <TData = Awaited<ReturnType<typeof listCoinMonths>>, TError = ErrorType<FaultResponse>>(params?: ListCoinMonthsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinMonths>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListCoinMonthsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listCoinMonths>>> = ({ signal }) => listCoinMonths(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listCoinMonths>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListCoinMonthsQueryResult = NonNullable<Awaited<ReturnType<typeof listCoinMonths>>>
export type ListCoinMonthsQueryError = ErrorType<FaultResponse>


export function useListCoinMonths<TData = Awaited<ReturnType<typeof listCoinMonths>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListCoinMonthsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinMonths>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoinMonths>>,
          TError,
          Awaited<ReturnType<typeof listCoinMonths>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoinMonths<TData = Awaited<ReturnType<typeof listCoinMonths>>, TError = ErrorType<FaultResponse>>(
 params?: ListCoinMonthsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinMonths>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listCoinMonths>>,
          TError,
          Awaited<ReturnType<typeof listCoinMonths>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListCoinMonths<TData = Awaited<ReturnType<typeof listCoinMonths>>, TError = ErrorType<FaultResponse>>(
 params?: ListCoinMonthsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinMonths>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The member's coins by month and source
 */

export function useListCoinMonths<TData = Awaited<ReturnType<typeof listCoinMonths>>, TError = ErrorType<FaultResponse>>(
 params?: ListCoinMonthsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listCoinMonths>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListCoinMonthsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * One row for each change, newest first: time, source, description, coins, state, balance afterwards, expected date,
 * reason and support code. At most 5,000 rows; ask for older ones with an earlier `to`. No cell is a formula. The
 * file name is a time stamp and 4 digits.
 * @summary Download a statement of coins as a spreadsheet
 */
export const downloadStatement = (
    params?: DownloadStatementParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/v1/points/statement`, method: 'GET',
        params,
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      options);
    }




export const getDownloadStatementQueryKey = (params?: DownloadStatementParams,) => {
    return [
    `/v1/points/statement`, ...(params ? [params] : [])
    ] as const;
    }


export const getDownloadStatementQueryOptions = <TData = Awaited<ReturnType<typeof downloadStatement>>, TError = ErrorType<FaultResponse>>(params?: DownloadStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadStatement>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getDownloadStatementQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof downloadStatement>>> = ({ signal }) => downloadStatement(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof downloadStatement>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type DownloadStatementQueryResult = NonNullable<Awaited<ReturnType<typeof downloadStatement>>>
export type DownloadStatementQueryError = ErrorType<FaultResponse>


export function useDownloadStatement<TData = Awaited<ReturnType<typeof downloadStatement>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  DownloadStatementParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadStatement>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadStatement>>,
          TError,
          Awaited<ReturnType<typeof downloadStatement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadStatement<TData = Awaited<ReturnType<typeof downloadStatement>>, TError = ErrorType<FaultResponse>>(
 params?: DownloadStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadStatement>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof downloadStatement>>,
          TError,
          Awaited<ReturnType<typeof downloadStatement>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useDownloadStatement<TData = Awaited<ReturnType<typeof downloadStatement>>, TError = ErrorType<FaultResponse>>(
 params?: DownloadStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadStatement>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Download a statement of coins as a spreadsheet
 */

export function useDownloadStatement<TData = Awaited<ReturnType<typeof downloadStatement>>, TError = ErrorType<FaultResponse>>(
 params?: DownloadStatementParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof downloadStatement>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getDownloadStatementQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






