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
  AcceptPartnerReports200,
  AcceptPartnerReportsHeaders,
  DecideReportsRequest,
  DismissPartnerReports200,
  DismissPartnerReportsHeaders,
  EndOpenLink200,
  EndOpenLinkHeaders,
  EndPartnerKey200,
  EndPartnerKeyHeaders,
  FaultResponse,
  GetPartner200,
  ListOpenLinks200,
  ListPartnerReports200,
  ListPartnerReportsParams,
  ListPartners200,
  PlainActRequest,
  ReconcilePartner200,
  ReconcilePartnerHeaders,
  ReconcilePartnerRequest,
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
    /**
 * @summary Compare the file of a partner with ours and carry out what differs
 */
export const reconcilePartner = (
    key: string,
    reconcilePartnerRequest: ReconcilePartnerRequest,
    headers: ReconcilePartnerHeaders,
 signal?: AbortSignal
) => {


      return http<ReconcilePartner200>(
      {url: `/partners/${key}/reconcile`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: reconcilePartnerRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getReconcilePartnerMutationKey = () => ['reconcilePartner'] as const;

export const getReconcilePartnerMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reconcilePartner>>, TError,ReconcilePartnerMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof reconcilePartner>>, TError,ReconcilePartnerMutationVariables, TContext> => {

const mutationKey = getReconcilePartnerMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof reconcilePartner>>, ReconcilePartnerMutationVariables> = (props) => {
          const {key,data,headers} = props ?? {};

          return  reconcilePartner(key,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReconcilePartnerMutationResult = NonNullable<Awaited<ReturnType<typeof reconcilePartner>>>
    export type ReconcilePartnerMutationBody = ReconcilePartnerRequest
    export type ReconcilePartnerMutationError = ErrorType<FaultResponse>
    export type ReconcilePartnerMutationVariables = {key: string;data: ReconcilePartnerRequest;headers: ReconcilePartnerHeaders}

    /**
 * @summary Compare the file of a partner with ours and carry out what differs
 */
export const useReconcilePartner = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof reconcilePartner>>, TError,ReconcilePartnerMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof reconcilePartner>>,
        TError,
        ReconcilePartnerMutationVariables,
        TContext
      > => {
      return useMutation(getReconcilePartnerMutationOptions(options), queryClient);
    }
    /**
 * @summary List what partners reported
 */
export const listPartnerReports = (
    params?: ListPartnerReportsParams,
 signal?: AbortSignal
) => {


      return http<ListPartnerReports200>(
      {url: `/partner-reports`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListPartnerReportsQueryKey = (params?: ListPartnerReportsParams,) => {
    return [
    `/partner-reports`, ...(params ? [params] : [])
    ] as const;
    }


export const getListPartnerReportsQueryOptions = <TData = Awaited<ReturnType<typeof listPartnerReports>>, TError = ErrorType<FaultResponse>>(params?: ListPartnerReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerReports>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListPartnerReportsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listPartnerReports>>> = ({ signal }) => listPartnerReports(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listPartnerReports>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListPartnerReportsQueryResult = NonNullable<Awaited<ReturnType<typeof listPartnerReports>>>
export type ListPartnerReportsQueryError = ErrorType<FaultResponse>


export function useListPartnerReports<TData = Awaited<ReturnType<typeof listPartnerReports>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListPartnerReportsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerReports>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartnerReports>>,
          TError,
          Awaited<ReturnType<typeof listPartnerReports>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerReports<TData = Awaited<ReturnType<typeof listPartnerReports>>, TError = ErrorType<FaultResponse>>(
 params?: ListPartnerReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerReports>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listPartnerReports>>,
          TError,
          Awaited<ReturnType<typeof listPartnerReports>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListPartnerReports<TData = Awaited<ReturnType<typeof listPartnerReports>>, TError = ErrorType<FaultResponse>>(
 params?: ListPartnerReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerReports>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what partners reported
 */

export function useListPartnerReports<TData = Awaited<ReturnType<typeof listPartnerReports>>, TError = ErrorType<FaultResponse>>(
 params?: ListPartnerReportsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listPartnerReports>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListPartnerReportsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Carry out reports that did not fit
 */
export const acceptPartnerReports = (
    decideReportsRequest: DecideReportsRequest,
    headers: AcceptPartnerReportsHeaders,
 signal?: AbortSignal
) => {


      return http<AcceptPartnerReports200>(
      {url: `/partner-reports/accept`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: decideReportsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getAcceptPartnerReportsMutationKey = () => ['acceptPartnerReports'] as const;

export const getAcceptPartnerReportsMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptPartnerReports>>, TError,AcceptPartnerReportsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof acceptPartnerReports>>, TError,AcceptPartnerReportsMutationVariables, TContext> => {

const mutationKey = getAcceptPartnerReportsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptPartnerReports>>, AcceptPartnerReportsMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  acceptPartnerReports(data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptPartnerReportsMutationResult = NonNullable<Awaited<ReturnType<typeof acceptPartnerReports>>>
    export type AcceptPartnerReportsMutationBody = DecideReportsRequest
    export type AcceptPartnerReportsMutationError = ErrorType<FaultResponse>
    export type AcceptPartnerReportsMutationVariables = {data: DecideReportsRequest;headers: AcceptPartnerReportsHeaders}

    /**
 * @summary Carry out reports that did not fit
 */
export const useAcceptPartnerReports = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptPartnerReports>>, TError,AcceptPartnerReportsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptPartnerReports>>,
        TError,
        AcceptPartnerReportsMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptPartnerReportsMutationOptions(options), queryClient);
    }
    /**
 * @summary Carry out nothing of reports that did not fit
 */
export const dismissPartnerReports = (
    decideReportsRequest: DecideReportsRequest,
    headers: DismissPartnerReportsHeaders,
 signal?: AbortSignal
) => {


      return http<DismissPartnerReports200>(
      {url: `/partner-reports/dismiss`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: decideReportsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getDismissPartnerReportsMutationKey = () => ['dismissPartnerReports'] as const;

export const getDismissPartnerReportsMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof dismissPartnerReports>>, TError,DismissPartnerReportsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof dismissPartnerReports>>, TError,DismissPartnerReportsMutationVariables, TContext> => {

const mutationKey = getDismissPartnerReportsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof dismissPartnerReports>>, DismissPartnerReportsMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  dismissPartnerReports(data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DismissPartnerReportsMutationResult = NonNullable<Awaited<ReturnType<typeof dismissPartnerReports>>>
    export type DismissPartnerReportsMutationBody = DecideReportsRequest
    export type DismissPartnerReportsMutationError = ErrorType<FaultResponse>
    export type DismissPartnerReportsMutationVariables = {data: DecideReportsRequest;headers: DismissPartnerReportsHeaders}

    /**
 * @summary Carry out nothing of reports that did not fit
 */
export const useDismissPartnerReports = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof dismissPartnerReports>>, TError,DismissPartnerReportsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof dismissPartnerReports>>,
        TError,
        DismissPartnerReportsMutationVariables,
        TContext
      > => {
      return useMutation(getDismissPartnerReportsMutationOptions(options), queryClient);
    }
    /**
 * @summary List open links
 */
export const listOpenLinks = (

 signal?: AbortSignal
) => {


      return http<ListOpenLinks200>(
      {url: `/open-links`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListOpenLinksQueryKey = () => {
    return [
    `/open-links`
    ] as const;
    }


export const getListOpenLinksQueryOptions = <TData = Awaited<ReturnType<typeof listOpenLinks>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenLinks>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOpenLinksQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOpenLinks>>> = ({ signal }) => listOpenLinks(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOpenLinks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOpenLinksQueryResult = NonNullable<Awaited<ReturnType<typeof listOpenLinks>>>
export type ListOpenLinksQueryError = ErrorType<FaultResponse>


export function useListOpenLinks<TData = Awaited<ReturnType<typeof listOpenLinks>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenLinks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenLinks>>,
          TError,
          Awaited<ReturnType<typeof listOpenLinks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenLinks<TData = Awaited<ReturnType<typeof listOpenLinks>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenLinks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOpenLinks>>,
          TError,
          Awaited<ReturnType<typeof listOpenLinks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOpenLinks<TData = Awaited<ReturnType<typeof listOpenLinks>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenLinks>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List open links
 */

export function useListOpenLinks<TData = Awaited<ReturnType<typeof listOpenLinks>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOpenLinks>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOpenLinksQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary End an open link
 */
export const endOpenLink = (
    id: string,
    plainActRequest: PlainActRequest,
    headers: EndOpenLinkHeaders,
 signal?: AbortSignal
) => {


      return http<EndOpenLink200>(
      {url: `/open-links/${id}/end`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getEndOpenLinkMutationKey = () => ['endOpenLink'] as const;

export const getEndOpenLinkMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endOpenLink>>, TError,EndOpenLinkMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof endOpenLink>>, TError,EndOpenLinkMutationVariables, TContext> => {

const mutationKey = getEndOpenLinkMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endOpenLink>>, EndOpenLinkMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  endOpenLink(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndOpenLinkMutationResult = NonNullable<Awaited<ReturnType<typeof endOpenLink>>>
    export type EndOpenLinkMutationBody = PlainActRequest
    export type EndOpenLinkMutationError = ErrorType<FaultResponse>
    export type EndOpenLinkMutationVariables = {id: string;data: PlainActRequest;headers: EndOpenLinkHeaders}

    /**
 * @summary End an open link
 */
export const useEndOpenLink = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endOpenLink>>, TError,EndOpenLinkMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endOpenLink>>,
        TError,
        EndOpenLinkMutationVariables,
        TContext
      > => {
      return useMutation(getEndOpenLinkMutationOptions(options), queryClient);
    }
