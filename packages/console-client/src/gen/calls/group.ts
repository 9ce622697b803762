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
  ArchiveOperatorGroup200,
  ArchiveOperatorGroupHeaders,
  CloseOperatorGroup200,
  CloseOperatorGroupHeaders,
  ConfirmGroupPay200,
  ConfirmGroupPayHeaders,
  FaultResponse,
  GetOperatorGroup200,
  HandOverGroup200,
  HandOverGroupHeaders,
  HandOverGroupRequest,
  HoldGroupPay200,
  HoldGroupPayHeaders,
  ListOperatorGroupAnswers200,
  ListOperatorGroupAnswersParams,
  ListOperatorGroupPeople200,
  ListOperatorGroupPeopleParams,
  ListOperatorGroups200,
  ListOperatorGroupsParams,
  PlainActRequest,
  PublicId,
  PutBackGroupAnswer200,
  PutBackGroupAnswerHeaders,
  RefuseGroupPay200,
  RefuseGroupPayHeaders,
  ReleaseGroupPay200,
  ReleaseGroupPayHeaders,
  TakeDownGroupAnswer200,
  TakeDownGroupAnswerHeaders,
  TakeDownRequest,
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
    /**
 * @summary List the people of a group
 */
export const listOperatorGroupPeople = (
    id: PublicId,
    params?: ListOperatorGroupPeopleParams,
 signal?: AbortSignal
) => {


      return http<ListOperatorGroupPeople200>(
      {url: `/groups/${id}/people`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOperatorGroupPeopleQueryKey = (id: PublicId,
    params?: ListOperatorGroupPeopleParams,) => {
    return [
    `/groups/${id}/people`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOperatorGroupPeopleQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorGroupPeople>>, TError = ErrorType<FaultResponse>>(id: PublicId,
    params?: ListOperatorGroupPeopleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorGroupPeople>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorGroupPeopleQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorGroupPeople>>> = ({ signal }) => listOperatorGroupPeople(id,params, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorGroupPeople>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorGroupPeopleQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorGroupPeople>>>
export type ListOperatorGroupPeopleQueryError = ErrorType<FaultResponse>


export function useListOperatorGroupPeople<TData = Awaited<ReturnType<typeof listOperatorGroupPeople>>, TError = ErrorType<FaultResponse>>(
 id: PublicId,
    params: undefined |  ListOperatorGroupPeopleParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorGroupPeople>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorGroupPeople>>,
          TError,
          Awaited<ReturnType<typeof listOperatorGroupPeople>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorGroupPeople<TData = Awaited<ReturnType<typeof listOperatorGroupPeople>>, TError = ErrorType<FaultResponse>>(
 id: PublicId,
    params?: ListOperatorGroupPeopleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorGroupPeople>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorGroupPeople>>,
          TError,
          Awaited<ReturnType<typeof listOperatorGroupPeople>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorGroupPeople<TData = Awaited<ReturnType<typeof listOperatorGroupPeople>>, TError = ErrorType<FaultResponse>>(
 id: PublicId,
    params?: ListOperatorGroupPeopleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorGroupPeople>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the people of a group
 */

export function useListOperatorGroupPeople<TData = Awaited<ReturnType<typeof listOperatorGroupPeople>>, TError = ErrorType<FaultResponse>>(
 id: PublicId,
    params?: ListOperatorGroupPeopleParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorGroupPeople>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorGroupPeopleQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the answers of a group
 */
export const listOperatorGroupAnswers = (
    id: PublicId,
    params?: ListOperatorGroupAnswersParams,
 signal?: AbortSignal
) => {


      return http<ListOperatorGroupAnswers200>(
      {url: `/groups/${id}/answers`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOperatorGroupAnswersQueryKey = (id: PublicId,
    params?: ListOperatorGroupAnswersParams,) => {
    return [
    `/groups/${id}/answers`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOperatorGroupAnswersQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorGroupAnswers>>, TError = ErrorType<FaultResponse>>(id: PublicId,
    params?: ListOperatorGroupAnswersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorGroupAnswers>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorGroupAnswersQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorGroupAnswers>>> = ({ signal }) => listOperatorGroupAnswers(id,params, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorGroupAnswers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorGroupAnswersQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorGroupAnswers>>>
export type ListOperatorGroupAnswersQueryError = ErrorType<FaultResponse>


export function useListOperatorGroupAnswers<TData = Awaited<ReturnType<typeof listOperatorGroupAnswers>>, TError = ErrorType<FaultResponse>>(
 id: PublicId,
    params: undefined |  ListOperatorGroupAnswersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorGroupAnswers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorGroupAnswers>>,
          TError,
          Awaited<ReturnType<typeof listOperatorGroupAnswers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorGroupAnswers<TData = Awaited<ReturnType<typeof listOperatorGroupAnswers>>, TError = ErrorType<FaultResponse>>(
 id: PublicId,
    params?: ListOperatorGroupAnswersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorGroupAnswers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorGroupAnswers>>,
          TError,
          Awaited<ReturnType<typeof listOperatorGroupAnswers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorGroupAnswers<TData = Awaited<ReturnType<typeof listOperatorGroupAnswers>>, TError = ErrorType<FaultResponse>>(
 id: PublicId,
    params?: ListOperatorGroupAnswersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorGroupAnswers>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the answers of a group
 */

export function useListOperatorGroupAnswers<TData = Awaited<ReturnType<typeof listOperatorGroupAnswers>>, TError = ErrorType<FaultResponse>>(
 id: PublicId,
    params?: ListOperatorGroupAnswersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorGroupAnswers>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorGroupAnswersQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Close a group and tally its rewards
 */
export const closeOperatorGroup = (
    id: PublicId,
    plainActRequest: PlainActRequest,
    headers: CloseOperatorGroupHeaders,
 signal?: AbortSignal
) => {


      return http<CloseOperatorGroup200>(
      {url: `/groups/${id}/close`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getCloseOperatorGroupMutationKey = () => ['closeOperatorGroup'] as const;

export const getCloseOperatorGroupMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeOperatorGroup>>, TError,CloseOperatorGroupMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof closeOperatorGroup>>, TError,CloseOperatorGroupMutationVariables, TContext> => {

const mutationKey = getCloseOperatorGroupMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof closeOperatorGroup>>, CloseOperatorGroupMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  closeOperatorGroup(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CloseOperatorGroupMutationResult = NonNullable<Awaited<ReturnType<typeof closeOperatorGroup>>>
    export type CloseOperatorGroupMutationBody = PlainActRequest
    export type CloseOperatorGroupMutationError = ErrorType<FaultResponse>
    export type CloseOperatorGroupMutationVariables = {id: PublicId;data: PlainActRequest;headers: CloseOperatorGroupHeaders}

    /**
 * @summary Close a group and tally its rewards
 */
export const useCloseOperatorGroup = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof closeOperatorGroup>>, TError,CloseOperatorGroupMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof closeOperatorGroup>>,
        TError,
        CloseOperatorGroupMutationVariables,
        TContext
      > => {
      return useMutation(getCloseOperatorGroupMutationOptions(options), queryClient);
    }
    /**
 * @summary Archive a closed group
 */
export const archiveOperatorGroup = (
    id: PublicId,
    plainActRequest: PlainActRequest,
    headers: ArchiveOperatorGroupHeaders,
 signal?: AbortSignal
) => {


      return http<ArchiveOperatorGroup200>(
      {url: `/groups/${id}/archive`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getArchiveOperatorGroupMutationKey = () => ['archiveOperatorGroup'] as const;

export const getArchiveOperatorGroupMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archiveOperatorGroup>>, TError,ArchiveOperatorGroupMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof archiveOperatorGroup>>, TError,ArchiveOperatorGroupMutationVariables, TContext> => {

const mutationKey = getArchiveOperatorGroupMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof archiveOperatorGroup>>, ArchiveOperatorGroupMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  archiveOperatorGroup(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ArchiveOperatorGroupMutationResult = NonNullable<Awaited<ReturnType<typeof archiveOperatorGroup>>>
    export type ArchiveOperatorGroupMutationBody = PlainActRequest
    export type ArchiveOperatorGroupMutationError = ErrorType<FaultResponse>
    export type ArchiveOperatorGroupMutationVariables = {id: PublicId;data: PlainActRequest;headers: ArchiveOperatorGroupHeaders}

    /**
 * @summary Archive a closed group
 */
export const useArchiveOperatorGroup = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof archiveOperatorGroup>>, TError,ArchiveOperatorGroupMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof archiveOperatorGroup>>,
        TError,
        ArchiveOperatorGroupMutationVariables,
        TContext
      > => {
      return useMutation(getArchiveOperatorGroupMutationOptions(options), queryClient);
    }
    /**
 * @summary Hand a group over to another host
 */
export const handOverGroup = (
    id: PublicId,
    handOverGroupRequest: HandOverGroupRequest,
    headers: HandOverGroupHeaders,
 signal?: AbortSignal
) => {


      return http<HandOverGroup200>(
      {url: `/groups/${id}/hand-over`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: handOverGroupRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getHandOverGroupMutationKey = () => ['handOverGroup'] as const;

export const getHandOverGroupMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof handOverGroup>>, TError,HandOverGroupMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof handOverGroup>>, TError,HandOverGroupMutationVariables, TContext> => {

const mutationKey = getHandOverGroupMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof handOverGroup>>, HandOverGroupMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  handOverGroup(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type HandOverGroupMutationResult = NonNullable<Awaited<ReturnType<typeof handOverGroup>>>
    export type HandOverGroupMutationBody = HandOverGroupRequest
    export type HandOverGroupMutationError = ErrorType<FaultResponse>
    export type HandOverGroupMutationVariables = {id: PublicId;data: HandOverGroupRequest;headers: HandOverGroupHeaders}

    /**
 * @summary Hand a group over to another host
 */
export const useHandOverGroup = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof handOverGroup>>, TError,HandOverGroupMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof handOverGroup>>,
        TError,
        HandOverGroupMutationVariables,
        TContext
      > => {
      return useMutation(getHandOverGroupMutationOptions(options), queryClient);
    }
    /**
 * @summary Take an answer down
 */
export const takeDownGroupAnswer = (
    id: PublicId,
    takeDownRequest: TakeDownRequest,
    headers: TakeDownGroupAnswerHeaders,
 signal?: AbortSignal
) => {


      return http<TakeDownGroupAnswer200>(
      {url: `/groups/${id}/answers/take-down`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: takeDownRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getTakeDownGroupAnswerMutationKey = () => ['takeDownGroupAnswer'] as const;

export const getTakeDownGroupAnswerMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeDownGroupAnswer>>, TError,TakeDownGroupAnswerMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof takeDownGroupAnswer>>, TError,TakeDownGroupAnswerMutationVariables, TContext> => {

const mutationKey = getTakeDownGroupAnswerMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof takeDownGroupAnswer>>, TakeDownGroupAnswerMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  takeDownGroupAnswer(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TakeDownGroupAnswerMutationResult = NonNullable<Awaited<ReturnType<typeof takeDownGroupAnswer>>>
    export type TakeDownGroupAnswerMutationBody = TakeDownRequest
    export type TakeDownGroupAnswerMutationError = ErrorType<FaultResponse>
    export type TakeDownGroupAnswerMutationVariables = {id: PublicId;data: TakeDownRequest;headers: TakeDownGroupAnswerHeaders}

    /**
 * @summary Take an answer down
 */
export const useTakeDownGroupAnswer = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeDownGroupAnswer>>, TError,TakeDownGroupAnswerMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof takeDownGroupAnswer>>,
        TError,
        TakeDownGroupAnswerMutationVariables,
        TContext
      > => {
      return useMutation(getTakeDownGroupAnswerMutationOptions(options), queryClient);
    }
    /**
 * @summary Put back an answer that an operator took down
 */
export const putBackGroupAnswer = (
    id: PublicId,
    takeDownRequest: TakeDownRequest,
    headers: PutBackGroupAnswerHeaders,
 signal?: AbortSignal
) => {


      return http<PutBackGroupAnswer200>(
      {url: `/groups/${id}/answers/put-back`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: takeDownRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getPutBackGroupAnswerMutationKey = () => ['putBackGroupAnswer'] as const;

export const getPutBackGroupAnswerMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof putBackGroupAnswer>>, TError,PutBackGroupAnswerMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof putBackGroupAnswer>>, TError,PutBackGroupAnswerMutationVariables, TContext> => {

const mutationKey = getPutBackGroupAnswerMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof putBackGroupAnswer>>, PutBackGroupAnswerMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  putBackGroupAnswer(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PutBackGroupAnswerMutationResult = NonNullable<Awaited<ReturnType<typeof putBackGroupAnswer>>>
    export type PutBackGroupAnswerMutationBody = TakeDownRequest
    export type PutBackGroupAnswerMutationError = ErrorType<FaultResponse>
    export type PutBackGroupAnswerMutationVariables = {id: PublicId;data: TakeDownRequest;headers: PutBackGroupAnswerHeaders}

    /**
 * @summary Put back an answer that an operator took down
 */
export const usePutBackGroupAnswer = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof putBackGroupAnswer>>, TError,PutBackGroupAnswerMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof putBackGroupAnswer>>,
        TError,
        PutBackGroupAnswerMutationVariables,
        TContext
      > => {
      return useMutation(getPutBackGroupAnswerMutationOptions(options), queryClient);
    }
