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
  ConfirmGroupPay200,
  ConfirmGroupPayHeaders,
  FaultResponse,
  GetOperatorGroup200,
  HoldGroupPay200,
  HoldGroupPayHeaders,
  ListOperatorGroups200,
  ListOperatorGroupsParams,
  PlainActRequest,
  PublicId,
  RefuseGroupPay200,
  RefuseGroupPayHeaders,
  ReleaseGroupPay200,
  ReleaseGroupPayHeaders,
  TakeOutOfGroupPay200,
  TakeOutOfGroupPayHeaders,
  TakeOutRequest
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
 * @summary List discussion groups
 */
export const listOperatorGroups = (
    params?: ListOperatorGroupsParams,
 signal?: AbortSignal
) => {


      return http<ListOperatorGroups200>(
      {url: `/groups`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOperatorGroupsQueryKey = (params?: ListOperatorGroupsParams,) => {
    return [
    `/groups`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOperatorGroupsQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorGroups>>, TError = ErrorType<FaultResponse>>(params?: ListOperatorGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorGroups>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorGroupsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorGroups>>> = ({ signal }) => listOperatorGroups(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorGroups>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorGroupsQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorGroups>>>
export type ListOperatorGroupsQueryError = ErrorType<FaultResponse>


export function useListOperatorGroups<TData = Awaited<ReturnType<typeof listOperatorGroups>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListOperatorGroupsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorGroups>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorGroups>>,
          TError,
          Awaited<ReturnType<typeof listOperatorGroups>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorGroups<TData = Awaited<ReturnType<typeof listOperatorGroups>>, TError = ErrorType<FaultResponse>>(
 params?: ListOperatorGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorGroups>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorGroups>>,
          TError,
          Awaited<ReturnType<typeof listOperatorGroups>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorGroups<TData = Awaited<ReturnType<typeof listOperatorGroups>>, TError = ErrorType<FaultResponse>>(
 params?: ListOperatorGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorGroups>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List discussion groups
 */

export function useListOperatorGroups<TData = Awaited<ReturnType<typeof listOperatorGroups>>, TError = ErrorType<FaultResponse>>(
 params?: ListOperatorGroupsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorGroups>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorGroupsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read a discussion group
 */
export const getOperatorGroup = (
    id: PublicId,
 signal?: AbortSignal
) => {


      return http<GetOperatorGroup200>(
      {url: `/groups/${id}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetOperatorGroupQueryKey = (id: PublicId,) => {
    return [
    `/groups/${id}`
    ] as const;
    }


export const getGetOperatorGroupQueryOptions = <TData = Awaited<ReturnType<typeof getOperatorGroup>>, TError = ErrorType<FaultResponse>>(id: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorGroup>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOperatorGroupQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOperatorGroup>>> = ({ signal }) => getOperatorGroup(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOperatorGroup>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOperatorGroupQueryResult = NonNullable<Awaited<ReturnType<typeof getOperatorGroup>>>
export type GetOperatorGroupQueryError = ErrorType<FaultResponse>


export function useGetOperatorGroup<TData = Awaited<ReturnType<typeof getOperatorGroup>>, TError = ErrorType<FaultResponse>>(
 id: PublicId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorGroup>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperatorGroup>>,
          TError,
          Awaited<ReturnType<typeof getOperatorGroup>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperatorGroup<TData = Awaited<ReturnType<typeof getOperatorGroup>>, TError = ErrorType<FaultResponse>>(
 id: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorGroup>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperatorGroup>>,
          TError,
          Awaited<ReturnType<typeof getOperatorGroup>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperatorGroup<TData = Awaited<ReturnType<typeof getOperatorGroup>>, TError = ErrorType<FaultResponse>>(
 id: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorGroup>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a discussion group
 */

export function useGetOperatorGroup<TData = Awaited<ReturnType<typeof getOperatorGroup>>, TError = ErrorType<FaultResponse>>(
 id: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorGroup>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOperatorGroupQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Confirm what a group pays
 */
export const confirmGroupPay = (
    id: PublicId,
    plainActRequest: PlainActRequest,
    headers: ConfirmGroupPayHeaders,
 signal?: AbortSignal
) => {


      return http<ConfirmGroupPay200>(
      {url: `/groups/${id}/pay/confirm`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getConfirmGroupPayMutationKey = () => ['confirmGroupPay'] as const;

export const getConfirmGroupPayMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmGroupPay>>, TError,ConfirmGroupPayMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof confirmGroupPay>>, TError,ConfirmGroupPayMutationVariables, TContext> => {

const mutationKey = getConfirmGroupPayMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmGroupPay>>, ConfirmGroupPayMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  confirmGroupPay(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmGroupPayMutationResult = NonNullable<Awaited<ReturnType<typeof confirmGroupPay>>>
    export type ConfirmGroupPayMutationBody = PlainActRequest
    export type ConfirmGroupPayMutationError = ErrorType<FaultResponse>
    export type ConfirmGroupPayMutationVariables = {id: PublicId;data: PlainActRequest;headers: ConfirmGroupPayHeaders}

    /**
 * @summary Confirm what a group pays
 */
export const useConfirmGroupPay = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmGroupPay>>, TError,ConfirmGroupPayMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmGroupPay>>,
        TError,
        ConfirmGroupPayMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmGroupPayMutationOptions(options), queryClient);
    }
    /**
 * @summary Hold the pay-out of a group
 */
export const holdGroupPay = (
    id: PublicId,
    plainActRequest: PlainActRequest,
    headers: HoldGroupPayHeaders,
 signal?: AbortSignal
) => {


      return http<HoldGroupPay200>(
      {url: `/groups/${id}/pay/hold`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getHoldGroupPayMutationKey = () => ['holdGroupPay'] as const;

export const getHoldGroupPayMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof holdGroupPay>>, TError,HoldGroupPayMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof holdGroupPay>>, TError,HoldGroupPayMutationVariables, TContext> => {

const mutationKey = getHoldGroupPayMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof holdGroupPay>>, HoldGroupPayMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  holdGroupPay(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type HoldGroupPayMutationResult = NonNullable<Awaited<ReturnType<typeof holdGroupPay>>>
    export type HoldGroupPayMutationBody = PlainActRequest
    export type HoldGroupPayMutationError = ErrorType<FaultResponse>
    export type HoldGroupPayMutationVariables = {id: PublicId;data: PlainActRequest;headers: HoldGroupPayHeaders}

    /**
 * @summary Hold the pay-out of a group
 */
export const useHoldGroupPay = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof holdGroupPay>>, TError,HoldGroupPayMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof holdGroupPay>>,
        TError,
        HoldGroupPayMutationVariables,
        TContext
      > => {
      return useMutation(getHoldGroupPayMutationOptions(options), queryClient);
    }
    /**
 * @summary End the hold of a pay-out
 */
export const releaseGroupPay = (
    id: PublicId,
    plainActRequest: PlainActRequest,
    headers: ReleaseGroupPayHeaders,
 signal?: AbortSignal
) => {


      return http<ReleaseGroupPay200>(
      {url: `/groups/${id}/pay/release`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getReleaseGroupPayMutationKey = () => ['releaseGroupPay'] as const;

export const getReleaseGroupPayMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseGroupPay>>, TError,ReleaseGroupPayMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof releaseGroupPay>>, TError,ReleaseGroupPayMutationVariables, TContext> => {

const mutationKey = getReleaseGroupPayMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof releaseGroupPay>>, ReleaseGroupPayMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  releaseGroupPay(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReleaseGroupPayMutationResult = NonNullable<Awaited<ReturnType<typeof releaseGroupPay>>>
    export type ReleaseGroupPayMutationBody = PlainActRequest
    export type ReleaseGroupPayMutationError = ErrorType<FaultResponse>
    export type ReleaseGroupPayMutationVariables = {id: PublicId;data: PlainActRequest;headers: ReleaseGroupPayHeaders}

    /**
 * @summary End the hold of a pay-out
 */
export const useReleaseGroupPay = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof releaseGroupPay>>, TError,ReleaseGroupPayMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof releaseGroupPay>>,
        TError,
        ReleaseGroupPayMutationVariables,
        TContext
      > => {
      return useMutation(getReleaseGroupPayMutationOptions(options), queryClient);
    }
    /**
 * @summary Refuse the pay-out of a group
 */
export const refuseGroupPay = (
    id: PublicId,
    plainActRequest: PlainActRequest,
    headers: RefuseGroupPayHeaders,
 signal?: AbortSignal
) => {


      return http<RefuseGroupPay200>(
      {url: `/groups/${id}/pay/refuse`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRefuseGroupPayMutationKey = () => ['refuseGroupPay'] as const;

export const getRefuseGroupPayMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refuseGroupPay>>, TError,RefuseGroupPayMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof refuseGroupPay>>, TError,RefuseGroupPayMutationVariables, TContext> => {

const mutationKey = getRefuseGroupPayMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refuseGroupPay>>, RefuseGroupPayMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  refuseGroupPay(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RefuseGroupPayMutationResult = NonNullable<Awaited<ReturnType<typeof refuseGroupPay>>>
    export type RefuseGroupPayMutationBody = PlainActRequest
    export type RefuseGroupPayMutationError = ErrorType<FaultResponse>
    export type RefuseGroupPayMutationVariables = {id: PublicId;data: PlainActRequest;headers: RefuseGroupPayHeaders}

    /**
 * @summary Refuse the pay-out of a group
 */
export const useRefuseGroupPay = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refuseGroupPay>>, TError,RefuseGroupPayMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refuseGroupPay>>,
        TError,
        RefuseGroupPayMutationVariables,
        TContext
      > => {
      return useMutation(getRefuseGroupPayMutationOptions(options), queryClient);
    }
    /**
 * @summary Take a person out of a pay-out
 */
export const takeOutOfGroupPay = (
    id: PublicId,
    takeOutRequest: TakeOutRequest,
    headers: TakeOutOfGroupPayHeaders,
 signal?: AbortSignal
) => {


      return http<TakeOutOfGroupPay200>(
      {url: `/groups/${id}/pay/take-out`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: takeOutRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getTakeOutOfGroupPayMutationKey = () => ['takeOutOfGroupPay'] as const;

export const getTakeOutOfGroupPayMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeOutOfGroupPay>>, TError,TakeOutOfGroupPayMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof takeOutOfGroupPay>>, TError,TakeOutOfGroupPayMutationVariables, TContext> => {

const mutationKey = getTakeOutOfGroupPayMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof takeOutOfGroupPay>>, TakeOutOfGroupPayMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  takeOutOfGroupPay(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TakeOutOfGroupPayMutationResult = NonNullable<Awaited<ReturnType<typeof takeOutOfGroupPay>>>
    export type TakeOutOfGroupPayMutationBody = TakeOutRequest
    export type TakeOutOfGroupPayMutationError = ErrorType<FaultResponse>
    export type TakeOutOfGroupPayMutationVariables = {id: PublicId;data: TakeOutRequest;headers: TakeOutOfGroupPayHeaders}

    /**
 * @summary Take a person out of a pay-out
 */
export const useTakeOutOfGroupPay = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeOutOfGroupPay>>, TError,TakeOutOfGroupPayMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof takeOutOfGroupPay>>,
        TError,
        TakeOutOfGroupPayMutationVariables,
        TContext
      > => {
      return useMutation(getTakeOutOfGroupPayMutationOptions(options), queryClient);
    }
