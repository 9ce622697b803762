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
  GetUploadPolicy200,
  GetUploadPolicyParams,
  SignFileUrl200,
  SignFileUrlParams
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
 * The browser sends a multipart form of exactly these fields, and `file` last, to `url`. The policy holds for ten
 * minutes, for this one key and type, and for at most `size` bytes; what is there is never overwritten. What was sent
 * is a file only once the call it is for has taken it over, or `signFileUrl` was asked for it; what nobody takes over
 * is removed after 24 hours. 200 files and 2 GB a day.
 * @summary Leave to upload one file
 */
export const getUploadPolicy = (
    params: GetUploadPolicyParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetUploadPolicy200>(
      {url: `/v1/oss/policy`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetUploadPolicyQueryKey = (params?: GetUploadPolicyParams,) => {
    return [
    `/v1/oss/policy`, ...(params ? [params] : [])
    ] as const;
    }


export const getGetUploadPolicyQueryOptions = <TData = Awaited<ReturnType<typeof getUploadPolicy>>, TError = ErrorType<FaultResponse>>(params: GetUploadPolicyParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUploadPolicy>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetUploadPolicyQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getUploadPolicy>>> = ({ signal }) => getUploadPolicy(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getUploadPolicy>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetUploadPolicyQueryResult = NonNullable<Awaited<ReturnType<typeof getUploadPolicy>>>
export type GetUploadPolicyQueryError = ErrorType<FaultResponse>


export function useGetUploadPolicy<TData = Awaited<ReturnType<typeof getUploadPolicy>>, TError = ErrorType<FaultResponse>>(
 params: GetUploadPolicyParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUploadPolicy>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUploadPolicy>>,
          TError,
          Awaited<ReturnType<typeof getUploadPolicy>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUploadPolicy<TData = Awaited<ReturnType<typeof getUploadPolicy>>, TError = ErrorType<FaultResponse>>(
 params: GetUploadPolicyParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUploadPolicy>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getUploadPolicy>>,
          TError,
          Awaited<ReturnType<typeof getUploadPolicy>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetUploadPolicy<TData = Awaited<ReturnType<typeof getUploadPolicy>>, TError = ErrorType<FaultResponse>>(
 params: GetUploadPolicyParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUploadPolicy>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Leave to upload one file
 */

export function useGetUploadPolicy<TData = Awaited<ReturnType<typeof getUploadPolicy>>, TError = ErrorType<FaultResponse>>(
 params: GetUploadPolicyParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getUploadPolicy>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetUploadPolicyQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Only files the caller may see: their own, or those of their discussion group. A file that no call has taken over yet
 * is checked now: its content has to be what its name says, and a picture is made anew, without place or camera.
 * @summary Leave to read a file that is not public
 */
export const signFileUrl = (
    params: SignFileUrlParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SignFileUrl200>(
      {url: `/v1/oss/sign`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSignFileUrlQueryKey = (params?: SignFileUrlParams,) => {
    return [
    `/v1/oss/sign`, ...(params ? [params] : [])
    ] as const;
    }


export const getSignFileUrlQueryOptions = <TData = Awaited<ReturnType<typeof signFileUrl>>, TError = ErrorType<FaultResponse>>(params: SignFileUrlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof signFileUrl>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getSignFileUrlQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof signFileUrl>>> = ({ signal }) => signFileUrl(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof signFileUrl>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type SignFileUrlQueryResult = NonNullable<Awaited<ReturnType<typeof signFileUrl>>>
export type SignFileUrlQueryError = ErrorType<FaultResponse>


export function useSignFileUrl<TData = Awaited<ReturnType<typeof signFileUrl>>, TError = ErrorType<FaultResponse>>(
 params: SignFileUrlParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof signFileUrl>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof signFileUrl>>,
          TError,
          Awaited<ReturnType<typeof signFileUrl>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSignFileUrl<TData = Awaited<ReturnType<typeof signFileUrl>>, TError = ErrorType<FaultResponse>>(
 params: SignFileUrlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof signFileUrl>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof signFileUrl>>,
          TError,
          Awaited<ReturnType<typeof signFileUrl>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useSignFileUrl<TData = Awaited<ReturnType<typeof signFileUrl>>, TError = ErrorType<FaultResponse>>(
 params: SignFileUrlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof signFileUrl>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Leave to read a file that is not public
 */

export function useSignFileUrl<TData = Awaited<ReturnType<typeof signFileUrl>>, TError = ErrorType<FaultResponse>>(
 params: SignFileUrlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof signFileUrl>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSignFileUrlQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






