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
  EndPartnerKey200,
  EndPartnerKeyHeaders,
  FaultResponse,
  GetPartner200,
  ListPartners200,
  PlainActRequest,
  RotatePartnerKey200,
  RotatePartnerKeyHeaders,
  SetPartnerActive200,
  SetPartnerActiveHeaders,
  SetPartnerActiveRequest,
  ShowPartnerKeys200,
  ShowPersonalDataRequest
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
 * @summary List partners
 */
export const listPartners = (

 signal?: AbortSignal
) => {


      return http<ListPartners200>(
      {url: `/partners`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListPartnersQueryKey = () => {
    return [
    `/partners`
    ] as const;
    }


export const getListPartnersQueryOptions = <TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartners>>> = ({ signal }) => listPartners(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPartnersQueryResult = NonNullable<Awaited<ReturnType<typeof listPartners>>>
export type ListPartnersQueryError = ErrorType<FaultResponse>


export function useListPartners<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartners>>,
          TError,
          Awaited<ReturnType<typeof listPartners>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartners<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartners>>,
          TError,
          Awaited<ReturnType<typeof listPartners>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartners<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List partners
 */

export function useListPartners<TData = Awaited<ReturnType<typeof listPartners>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartners>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read a partner
 */
export const getPartner = (
    key: string,
 signal?: AbortSignal
) => {


      return http<GetPartner200>(
      {url: `/partners/${key}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetPartnerQueryKey = (key: string,) => {
    return [
    `/partners/${key}`
    ] as const;
    }


export const getGetPartnerQueryOptions = <TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<FaultResponse>>(key: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPartnerQueryKey(key);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPartner>>> = ({ signal }) => getPartner(key, signal);





   return  { queryKey, queryFn, enabled: key !== null && key !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPartnerQueryResult = NonNullable<Awaited<ReturnType<typeof getPartner>>>
export type GetPartnerQueryError = ErrorType<FaultResponse>


export function useGetPartner<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<FaultResponse>>(
 key: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartner>>,
          TError,
          Awaited<ReturnType<typeof getPartner>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartner<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<FaultResponse>>(
 key: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPartner>>,
          TError,
          Awaited<ReturnType<typeof getPartner>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPartner<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<FaultResponse>>(
 key: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a partner
 */

export function useGetPartner<TData = Awaited<ReturnType<typeof getPartner>>, TError = ErrorType<FaultResponse>>(
 key: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPartner>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPartnerQueryOptions(key,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Show the keys of a partner
 */
export const showPartnerKeys = (
    key: string,
    showPersonalDataRequest: ShowPersonalDataRequest,
 signal?: AbortSignal
) => {


      return http<ShowPartnerKeys200>(
      {url: `/partners/${key}/keys`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: showPersonalDataRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getShowPartnerKeysMutationKey = () => ['showPartnerKeys'] as const;

export const getShowPartnerKeysMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof showPartnerKeys>>, TError,ShowPartnerKeysMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof showPartnerKeys>>, TError,ShowPartnerKeysMutationVariables, TContext> => {

const mutationKey = getShowPartnerKeysMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof showPartnerKeys>>, ShowPartnerKeysMutationVariables> = (props) => {
          const {key,data} = props ?? {};

          return  showPartnerKeys(key,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ShowPartnerKeysMutationResult = NonNullable<Awaited<ReturnType<typeof showPartnerKeys>>>
    export type ShowPartnerKeysMutationBody = ShowPersonalDataRequest
    export type ShowPartnerKeysMutationError = ErrorType<FaultResponse>
    export type ShowPartnerKeysMutationVariables = {key: string;data: ShowPersonalDataRequest}

    /**
 * @summary Show the keys of a partner
 */
export const useShowPartnerKeys = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof showPartnerKeys>>, TError,ShowPartnerKeysMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof showPartnerKeys>>,
        TError,
        ShowPartnerKeysMutationVariables,
        TContext
      > => {
      return useMutation(getShowPartnerKeysMutationOptions(options), queryClient);
    }
    /**
 * @summary Make a new key
 */
export const rotatePartnerKey = (
    key: string,
    plainActRequest: PlainActRequest,
    headers: RotatePartnerKeyHeaders,
 signal?: AbortSignal
) => {


      return http<RotatePartnerKey200>(
      {url: `/partners/${key}/keys/rotate`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRotatePartnerKeyMutationKey = () => ['rotatePartnerKey'] as const;

export const getRotatePartnerKeyMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rotatePartnerKey>>, TError,RotatePartnerKeyMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof rotatePartnerKey>>, TError,RotatePartnerKeyMutationVariables, TContext> => {

const mutationKey = getRotatePartnerKeyMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof rotatePartnerKey>>, RotatePartnerKeyMutationVariables> = (props) => {
          const {key,data,headers} = props ?? {};

          return  rotatePartnerKey(key,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RotatePartnerKeyMutationResult = NonNullable<Awaited<ReturnType<typeof rotatePartnerKey>>>
    export type RotatePartnerKeyMutationBody = PlainActRequest
    export type RotatePartnerKeyMutationError = ErrorType<FaultResponse>
    export type RotatePartnerKeyMutationVariables = {key: string;data: PlainActRequest;headers: RotatePartnerKeyHeaders}

    /**
 * @summary Make a new key
 */
export const useRotatePartnerKey = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof rotatePartnerKey>>, TError,RotatePartnerKeyMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof rotatePartnerKey>>,
        TError,
        RotatePartnerKeyMutationVariables,
        TContext
      > => {
      return useMutation(getRotatePartnerKeyMutationOptions(options), queryClient);
    }
    /**
 * @summary End the older of two keys
 */
export const endPartnerKey = (
    key: string,
    plainActRequest: PlainActRequest,
    headers: EndPartnerKeyHeaders,
 signal?: AbortSignal
) => {


      return http<EndPartnerKey200>(
      {url: `/partners/${key}/keys/end`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getEndPartnerKeyMutationKey = () => ['endPartnerKey'] as const;

export const getEndPartnerKeyMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endPartnerKey>>, TError,EndPartnerKeyMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof endPartnerKey>>, TError,EndPartnerKeyMutationVariables, TContext> => {

const mutationKey = getEndPartnerKeyMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endPartnerKey>>, EndPartnerKeyMutationVariables> = (props) => {
          const {key,data,headers} = props ?? {};

          return  endPartnerKey(key,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndPartnerKeyMutationResult = NonNullable<Awaited<ReturnType<typeof endPartnerKey>>>
    export type EndPartnerKeyMutationBody = PlainActRequest
    export type EndPartnerKeyMutationError = ErrorType<FaultResponse>
    export type EndPartnerKeyMutationVariables = {key: string;data: PlainActRequest;headers: EndPartnerKeyHeaders}

    /**
 * @summary End the older of two keys
 */
export const useEndPartnerKey = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endPartnerKey>>, TError,EndPartnerKeyMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endPartnerKey>>,
        TError,
        EndPartnerKeyMutationVariables,
        TContext
      > => {
      return useMutation(getEndPartnerKeyMutationOptions(options), queryClient);
    }
    /**
 * @summary Turn a partner on or off
 */
export const setPartnerActive = (
    key: string,
    setPartnerActiveRequest: SetPartnerActiveRequest,
    headers: SetPartnerActiveHeaders,
 signal?: AbortSignal
) => {


      return http<SetPartnerActive200>(
      {url: `/partners/${key}/active`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: setPartnerActiveRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSetPartnerActiveMutationKey = () => ['setPartnerActive'] as const;

export const getSetPartnerActiveMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPartnerActive>>, TError,SetPartnerActiveMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setPartnerActive>>, TError,SetPartnerActiveMutationVariables, TContext> => {

const mutationKey = getSetPartnerActiveMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setPartnerActive>>, SetPartnerActiveMutationVariables> = (props) => {
          const {key,data,headers} = props ?? {};

          return  setPartnerActive(key,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetPartnerActiveMutationResult = NonNullable<Awaited<ReturnType<typeof setPartnerActive>>>
    export type SetPartnerActiveMutationBody = SetPartnerActiveRequest
    export type SetPartnerActiveMutationError = ErrorType<FaultResponse>
    export type SetPartnerActiveMutationVariables = {key: string;data: SetPartnerActiveRequest;headers: SetPartnerActiveHeaders}

    /**
 * @summary Turn a partner on or off
 */
export const useSetPartnerActive = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setPartnerActive>>, TError,SetPartnerActiveMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setPartnerActive>>,
        TError,
        SetPartnerActiveMutationVariables,
        TContext
      > => {
      return useMutation(getSetPartnerActiveMutationOptions(options), queryClient);
    }
