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
 * Send a multipart form with exactly these fields, and `file` last, to `url`. The form is valid for ten minutes, for
 * this key and type, and for at most `size` bytes. An existing file is never overwritten. Then name the key in the
 * call that uses the file, or read it with `signFileUrl`; a file that nothing uses is deleted after 24 hours. Each
 * owner can upload 200 files and 2 GB a day.
 * @summary Get the form for uploading one file
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
 * @summary Get the form for uploading one file
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
 * Only for files the caller may see: their own, or those of their discussion group. A new file is checked first: its
 * content must match its type, and pictures are re-encoded without location and camera data.
 * @summary Get a signed address to read a private file
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
 * @summary Get a signed address to read a private file
 */

export function useSignFileUrl<TData = Awaited<ReturnType<typeof signFileUrl>>, TError = ErrorType<FaultResponse>>(
 params: SignFileUrlParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof signFileUrl>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getSignFileUrlQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






