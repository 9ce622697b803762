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
  ListHelp200,
  ListHelpParams
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
 * Category 21 is the whole help; its sections are the categories of /home/feedback/help/{category}.
 * @summary List help articles by category
 */
export const listHelp = (
    params: ListHelpParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListHelp200>(
      {url: `/v1/categories`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListHelpQueryKey = (params?: ListHelpParams,) => {
    return [
    `/v1/categories`, ...(params ? [params] : [])
    ] as const;
    }


export const getListHelpQueryOptions = <TData = Awaited<ReturnType<typeof listHelp>>, TError = ErrorType<FaultResponse>>(params: ListHelpParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelp>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListHelpQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listHelp>>> = ({ signal }) => listHelp(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listHelp>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListHelpQueryResult = NonNullable<Awaited<ReturnType<typeof listHelp>>>
export type ListHelpQueryError = ErrorType<FaultResponse>


export function useListHelp<TData = Awaited<ReturnType<typeof listHelp>>, TError = ErrorType<FaultResponse>>(
 params: ListHelpParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelp>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHelp>>,
          TError,
          Awaited<ReturnType<typeof listHelp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHelp<TData = Awaited<ReturnType<typeof listHelp>>, TError = ErrorType<FaultResponse>>(
 params: ListHelpParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelp>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listHelp>>,
          TError,
          Awaited<ReturnType<typeof listHelp>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListHelp<TData = Awaited<ReturnType<typeof listHelp>>, TError = ErrorType<FaultResponse>>(
 params: ListHelpParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelp>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List help articles by category
 */

export function useListHelp<TData = Awaited<ReturnType<typeof listHelp>>, TError = ErrorType<FaultResponse>>(
 params: ListHelpParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listHelp>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListHelpQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






