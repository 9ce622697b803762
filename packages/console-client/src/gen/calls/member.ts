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
  ChangeCreditRequest,
  ChangeLostMobile200,
  ChangeLostMobileHeaders,
  ChangeLostMobileRequest,
  ChangeMemberCredit200,
  ChangeMemberCreditHeaders,
  ChangeMemberQuality200,
  ChangeMemberQualityHeaders,
  ChangeQualityRequest,
  CorrectCoinsRequest,
  CorrectMemberCoins200,
  CorrectMemberCoinsHeaders,
  DecideIdCheck200,
  DecideIdCheckHeaders,
  DecideIdCheckRequest,
  EndMemberSession200,
  EndMemberSessionHeaders,
  EndMemberSessionRequest,
  ExportMemberData200,
  ExportMemberDataHeaders,
  FaultResponse,
  ForgiveDebtRequest,
  ForgiveMemberDebt200,
  ForgiveMemberDebtHeaders,
  GetInvitationTree200,
  GetOperatorMember200,
  GetOperatorMemberGroups200,
  GetTransfer200,
  GiveCardRequest,
  GiveMemberCard200,
  GiveMemberCardHeaders,
  GivePenalty200,
  GivePenaltyHeaders,
  GivePenaltyRequest,
  Id,
  InvitationRequest,
  LiftPenalty200,
  LiftPenaltyHeaders,
  LiftPenaltyRequest,
  ListOperatorMemberCards200,
  ListOperatorMemberCoins200,
  ListOperatorMemberCoinsParams,
  ListOperatorMemberCredit200,
  ListOperatorMemberCreditParams,
  ListOperatorMemberInvitations200,
  ListOperatorMemberInvitationsParams,
  ListOperatorMemberMessages200,
  ListOperatorMemberMessagesParams,
  ListOperatorMemberOrders200,
  ListOperatorMemberOrdersParams,
  ListOperatorMemberParticipations200,
  ListOperatorMemberParticipationsParams,
  ListOperatorMemberPenalties200,
  ListOperatorMemberQuality200,
  ListOperatorMemberQualityParams,
  ListOperatorMemberSessions200,
  ListOperatorMembers200,
  ListOperatorMembersParams,
  NameGroupHost200,
  NameGroupHostHeaders,
  PlainActRequest,
  RemoveGroupHost200,
  RemoveGroupHostHeaders,
  ResetAvatar200,
  ResetAvatarHeaders,
  ResetIdCheck200,
  ResetIdCheckHeaders,
  ResetNickname200,
  ResetNicknameHeaders,
  RestoreInvitation200,
  RestoreInvitationHeaders,
  ShowPersonalData200,
  ShowPersonalDataRequest,
  SpeedMemberClosing200,
  SpeedMemberClosingHeaders,
  StartMemberClosing200,
  StartMemberClosingHeaders,
  StopMemberClosing200,
  StopMemberClosingHeaders,
  TakeCardRequest,
  TakeMemberCard200,
  TakeMemberCardHeaders,
  VoidInvitation200,
  VoidInvitationHeaders,
  VoidInvitationRequest
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
 * @summary List or find members
 */
export const listOperatorMembers = (
    params?: ListOperatorMembersParams,
 signal?: AbortSignal
) => {


      return http<ListOperatorMembers200>(
      {url: `/members`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOperatorMembersQueryKey = (params?: ListOperatorMembersParams,) => {
    return [
    `/members`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOperatorMembersQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorMembers>>, TError = ErrorType<FaultResponse>>(params?: ListOperatorMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMembers>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorMembersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorMembers>>> = ({ signal }) => listOperatorMembers(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorMembers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorMembersQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorMembers>>>
export type ListOperatorMembersQueryError = ErrorType<FaultResponse>


export function useListOperatorMembers<TData = Awaited<ReturnType<typeof listOperatorMembers>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListOperatorMembersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMembers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorMembers>>,
          TError,
          Awaited<ReturnType<typeof listOperatorMembers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorMembers<TData = Awaited<ReturnType<typeof listOperatorMembers>>, TError = ErrorType<FaultResponse>>(
 params?: ListOperatorMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMembers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorMembers>>,
          TError,
          Awaited<ReturnType<typeof listOperatorMembers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorMembers<TData = Awaited<ReturnType<typeof listOperatorMembers>>, TError = ErrorType<FaultResponse>>(
 params?: ListOperatorMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMembers>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List or find members
 */

export function useListOperatorMembers<TData = Awaited<ReturnType<typeof listOperatorMembers>>, TError = ErrorType<FaultResponse>>(
 params?: ListOperatorMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMembers>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorMembersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read a member
 */
export const getOperatorMember = (
    id: Id,
 signal?: AbortSignal
) => {


      return http<GetOperatorMember200>(
      {url: `/members/${id}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetOperatorMemberQueryKey = (id: Id,) => {
    return [
    `/members/${id}`
    ] as const;
    }


export const getGetOperatorMemberQueryOptions = <TData = Awaited<ReturnType<typeof getOperatorMember>>, TError = ErrorType<FaultResponse>>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorMember>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOperatorMemberQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOperatorMember>>> = ({ signal }) => getOperatorMember(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOperatorMember>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOperatorMemberQueryResult = NonNullable<Awaited<ReturnType<typeof getOperatorMember>>>
export type GetOperatorMemberQueryError = ErrorType<FaultResponse>


export function useGetOperatorMember<TData = Awaited<ReturnType<typeof getOperatorMember>>, TError = ErrorType<FaultResponse>>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorMember>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperatorMember>>,
          TError,
          Awaited<ReturnType<typeof getOperatorMember>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperatorMember<TData = Awaited<ReturnType<typeof getOperatorMember>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorMember>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperatorMember>>,
          TError,
          Awaited<ReturnType<typeof getOperatorMember>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperatorMember<TData = Awaited<ReturnType<typeof getOperatorMember>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorMember>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a member
 */

export function useGetOperatorMember<TData = Awaited<ReturnType<typeof getOperatorMember>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorMember>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOperatorMemberQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Show the personal data of a member
 */
export const showPersonalData = (
    id: Id,
    showPersonalDataRequest: ShowPersonalDataRequest,
 signal?: AbortSignal
) => {


      return http<ShowPersonalData200>(
      {url: `/members/${id}/personal-data`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: showPersonalDataRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getShowPersonalDataMutationKey = () => ['showPersonalData'] as const;

export const getShowPersonalDataMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof showPersonalData>>, TError,ShowPersonalDataMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof showPersonalData>>, TError,ShowPersonalDataMutationVariables, TContext> => {

const mutationKey = getShowPersonalDataMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof showPersonalData>>, ShowPersonalDataMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  showPersonalData(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ShowPersonalDataMutationResult = NonNullable<Awaited<ReturnType<typeof showPersonalData>>>
    export type ShowPersonalDataMutationBody = ShowPersonalDataRequest
    export type ShowPersonalDataMutationError = ErrorType<FaultResponse>
    export type ShowPersonalDataMutationVariables = {id: Id;data: ShowPersonalDataRequest}

    /**
 * @summary Show the personal data of a member
 */
export const useShowPersonalData = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof showPersonalData>>, TError,ShowPersonalDataMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof showPersonalData>>,
        TError,
        ShowPersonalDataMutationVariables,
        TContext
      > => {
      return useMutation(getShowPersonalDataMutationOptions(options), queryClient);
    }
    /**
 * @summary Export all data of a member
 */
export const exportMemberData = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: ExportMemberDataHeaders,
 signal?: AbortSignal
) => {


      return http<ExportMemberData200>(
      {url: `/members/${id}/export`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getExportMemberDataMutationKey = () => ['exportMemberData'] as const;

export const getExportMemberDataMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportMemberData>>, TError,ExportMemberDataMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof exportMemberData>>, TError,ExportMemberDataMutationVariables, TContext> => {

const mutationKey = getExportMemberDataMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportMemberData>>, ExportMemberDataMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  exportMemberData(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ExportMemberDataMutationResult = NonNullable<Awaited<ReturnType<typeof exportMemberData>>>
    export type ExportMemberDataMutationBody = PlainActRequest
    export type ExportMemberDataMutationError = ErrorType<FaultResponse>
    export type ExportMemberDataMutationVariables = {id: Id;data: PlainActRequest;headers: ExportMemberDataHeaders}

    /**
 * @summary Export all data of a member
 */
export const useExportMemberData = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportMemberData>>, TError,ExportMemberDataMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportMemberData>>,
        TError,
        ExportMemberDataMutationVariables,
        TContext
      > => {
      return useMutation(getExportMemberDataMutationOptions(options), queryClient);
    }
    /**
 * @summary List the coin rows of a member
 */
export const listOperatorMemberCoins = (
    id: Id,
    params?: ListOperatorMemberCoinsParams,
 signal?: AbortSignal
) => {


      return http<ListOperatorMemberCoins200>(
      {url: `/members/${id}/coins`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOperatorMemberCoinsQueryKey = (id: Id,
    params?: ListOperatorMemberCoinsParams,) => {
    return [
    `/members/${id}/coins`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOperatorMemberCoinsQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorMemberCoins>>, TError = ErrorType<FaultResponse>>(id: Id,
    params?: ListOperatorMemberCoinsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberCoins>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorMemberCoinsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorMemberCoins>>> = ({ signal }) => listOperatorMemberCoins(id,params, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberCoins>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorMemberCoinsQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorMemberCoins>>>
export type ListOperatorMemberCoinsQueryError = ErrorType<FaultResponse>


export function useListOperatorMemberCoins<TData = Awaited<ReturnType<typeof listOperatorMemberCoins>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params: undefined |  ListOperatorMemberCoinsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberCoins>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorMemberCoins>>,
          TError,
          Awaited<ReturnType<typeof listOperatorMemberCoins>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorMemberCoins<TData = Awaited<ReturnType<typeof listOperatorMemberCoins>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params?: ListOperatorMemberCoinsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberCoins>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorMemberCoins>>,
          TError,
          Awaited<ReturnType<typeof listOperatorMemberCoins>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorMemberCoins<TData = Awaited<ReturnType<typeof listOperatorMemberCoins>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params?: ListOperatorMemberCoinsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberCoins>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the coin rows of a member
 */

export function useListOperatorMemberCoins<TData = Awaited<ReturnType<typeof listOperatorMemberCoins>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params?: ListOperatorMemberCoinsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberCoins>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorMemberCoinsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Correct the coins of a member
 */
export const correctMemberCoins = (
    id: Id,
    correctCoinsRequest: CorrectCoinsRequest,
    headers: CorrectMemberCoinsHeaders,
 signal?: AbortSignal
) => {


      return http<CorrectMemberCoins200>(
      {url: `/members/${id}/coins/correct`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: correctCoinsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getCorrectMemberCoinsMutationKey = () => ['correctMemberCoins'] as const;

export const getCorrectMemberCoinsMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof correctMemberCoins>>, TError,CorrectMemberCoinsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof correctMemberCoins>>, TError,CorrectMemberCoinsMutationVariables, TContext> => {

const mutationKey = getCorrectMemberCoinsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof correctMemberCoins>>, CorrectMemberCoinsMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  correctMemberCoins(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CorrectMemberCoinsMutationResult = NonNullable<Awaited<ReturnType<typeof correctMemberCoins>>>
    export type CorrectMemberCoinsMutationBody = CorrectCoinsRequest
    export type CorrectMemberCoinsMutationError = ErrorType<FaultResponse>
    export type CorrectMemberCoinsMutationVariables = {id: Id;data: CorrectCoinsRequest;headers: CorrectMemberCoinsHeaders}

    /**
 * @summary Correct the coins of a member
 */
export const useCorrectMemberCoins = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof correctMemberCoins>>, TError,CorrectMemberCoinsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof correctMemberCoins>>,
        TError,
        CorrectMemberCoinsMutationVariables,
        TContext
      > => {
      return useMutation(getCorrectMemberCoinsMutationOptions(options), queryClient);
    }
    /**
 * @summary List the orders of a member
 */
export const listOperatorMemberOrders = (
    id: Id,
    params?: ListOperatorMemberOrdersParams,
 signal?: AbortSignal
) => {


      return http<ListOperatorMemberOrders200>(
      {url: `/members/${id}/orders`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOperatorMemberOrdersQueryKey = (id: Id,
    params?: ListOperatorMemberOrdersParams,) => {
    return [
    `/members/${id}/orders`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOperatorMemberOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorMemberOrders>>, TError = ErrorType<FaultResponse>>(id: Id,
    params?: ListOperatorMemberOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberOrders>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorMemberOrdersQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorMemberOrders>>> = ({ signal }) => listOperatorMemberOrders(id,params, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorMemberOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorMemberOrders>>>
export type ListOperatorMemberOrdersQueryError = ErrorType<FaultResponse>


export function useListOperatorMemberOrders<TData = Awaited<ReturnType<typeof listOperatorMemberOrders>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params: undefined |  ListOperatorMemberOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorMemberOrders>>,
          TError,
          Awaited<ReturnType<typeof listOperatorMemberOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorMemberOrders<TData = Awaited<ReturnType<typeof listOperatorMemberOrders>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params?: ListOperatorMemberOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorMemberOrders>>,
          TError,
          Awaited<ReturnType<typeof listOperatorMemberOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorMemberOrders<TData = Awaited<ReturnType<typeof listOperatorMemberOrders>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params?: ListOperatorMemberOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the orders of a member
 */

export function useListOperatorMemberOrders<TData = Awaited<ReturnType<typeof listOperatorMemberOrders>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params?: ListOperatorMemberOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorMemberOrdersQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the cards of a member
 */
export const listOperatorMemberCards = (
    id: Id,
 signal?: AbortSignal
) => {


      return http<ListOperatorMemberCards200>(
      {url: `/members/${id}/cards`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListOperatorMemberCardsQueryKey = (id: Id,) => {
    return [
    `/members/${id}/cards`
    ] as const;
    }


export const getListOperatorMemberCardsQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorMemberCards>>, TError = ErrorType<FaultResponse>>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberCards>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorMemberCardsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorMemberCards>>> = ({ signal }) => listOperatorMemberCards(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberCards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorMemberCardsQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorMemberCards>>>
export type ListOperatorMemberCardsQueryError = ErrorType<FaultResponse>


export function useListOperatorMemberCards<TData = Awaited<ReturnType<typeof listOperatorMemberCards>>, TError = ErrorType<FaultResponse>>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberCards>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorMemberCards>>,
          TError,
          Awaited<ReturnType<typeof listOperatorMemberCards>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorMemberCards<TData = Awaited<ReturnType<typeof listOperatorMemberCards>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberCards>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorMemberCards>>,
          TError,
          Awaited<ReturnType<typeof listOperatorMemberCards>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorMemberCards<TData = Awaited<ReturnType<typeof listOperatorMemberCards>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberCards>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the cards of a member
 */

export function useListOperatorMemberCards<TData = Awaited<ReturnType<typeof listOperatorMemberCards>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberCards>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorMemberCardsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the penalties of a member
 */
export const listOperatorMemberPenalties = (
    id: Id,
 signal?: AbortSignal
) => {


      return http<ListOperatorMemberPenalties200>(
      {url: `/members/${id}/penalties`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListOperatorMemberPenaltiesQueryKey = (id: Id,) => {
    return [
    `/members/${id}/penalties`
    ] as const;
    }


export const getListOperatorMemberPenaltiesQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorMemberPenalties>>, TError = ErrorType<FaultResponse>>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberPenalties>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorMemberPenaltiesQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorMemberPenalties>>> = ({ signal }) => listOperatorMemberPenalties(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberPenalties>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorMemberPenaltiesQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorMemberPenalties>>>
export type ListOperatorMemberPenaltiesQueryError = ErrorType<FaultResponse>


export function useListOperatorMemberPenalties<TData = Awaited<ReturnType<typeof listOperatorMemberPenalties>>, TError = ErrorType<FaultResponse>>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberPenalties>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorMemberPenalties>>,
          TError,
          Awaited<ReturnType<typeof listOperatorMemberPenalties>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorMemberPenalties<TData = Awaited<ReturnType<typeof listOperatorMemberPenalties>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberPenalties>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorMemberPenalties>>,
          TError,
          Awaited<ReturnType<typeof listOperatorMemberPenalties>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorMemberPenalties<TData = Awaited<ReturnType<typeof listOperatorMemberPenalties>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberPenalties>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the penalties of a member
 */

export function useListOperatorMemberPenalties<TData = Awaited<ReturnType<typeof listOperatorMemberPenalties>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberPenalties>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorMemberPenaltiesQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List where a member is signed in
 */
export const listOperatorMemberSessions = (
    id: Id,
 signal?: AbortSignal
) => {


      return http<ListOperatorMemberSessions200>(
      {url: `/members/${id}/sessions`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListOperatorMemberSessionsQueryKey = (id: Id,) => {
    return [
    `/members/${id}/sessions`
    ] as const;
    }


export const getListOperatorMemberSessionsQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorMemberSessions>>, TError = ErrorType<FaultResponse>>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberSessions>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorMemberSessionsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorMemberSessions>>> = ({ signal }) => listOperatorMemberSessions(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberSessions>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorMemberSessionsQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorMemberSessions>>>
export type ListOperatorMemberSessionsQueryError = ErrorType<FaultResponse>


export function useListOperatorMemberSessions<TData = Awaited<ReturnType<typeof listOperatorMemberSessions>>, TError = ErrorType<FaultResponse>>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberSessions>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorMemberSessions>>,
          TError,
          Awaited<ReturnType<typeof listOperatorMemberSessions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorMemberSessions<TData = Awaited<ReturnType<typeof listOperatorMemberSessions>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberSessions>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorMemberSessions>>,
          TError,
          Awaited<ReturnType<typeof listOperatorMemberSessions>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorMemberSessions<TData = Awaited<ReturnType<typeof listOperatorMemberSessions>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberSessions>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List where a member is signed in
 */

export function useListOperatorMemberSessions<TData = Awaited<ReturnType<typeof listOperatorMemberSessions>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberSessions>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorMemberSessionsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List whom a member invited
 */
export const listOperatorMemberInvitations = (
    id: Id,
    params?: ListOperatorMemberInvitationsParams,
 signal?: AbortSignal
) => {


      return http<ListOperatorMemberInvitations200>(
      {url: `/members/${id}/invitations`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOperatorMemberInvitationsQueryKey = (id: Id,
    params?: ListOperatorMemberInvitationsParams,) => {
    return [
    `/members/${id}/invitations`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOperatorMemberInvitationsQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorMemberInvitations>>, TError = ErrorType<FaultResponse>>(id: Id,
    params?: ListOperatorMemberInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberInvitations>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorMemberInvitationsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorMemberInvitations>>> = ({ signal }) => listOperatorMemberInvitations(id,params, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberInvitations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorMemberInvitationsQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorMemberInvitations>>>
export type ListOperatorMemberInvitationsQueryError = ErrorType<FaultResponse>


export function useListOperatorMemberInvitations<TData = Awaited<ReturnType<typeof listOperatorMemberInvitations>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params: undefined |  ListOperatorMemberInvitationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberInvitations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorMemberInvitations>>,
          TError,
          Awaited<ReturnType<typeof listOperatorMemberInvitations>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorMemberInvitations<TData = Awaited<ReturnType<typeof listOperatorMemberInvitations>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params?: ListOperatorMemberInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberInvitations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorMemberInvitations>>,
          TError,
          Awaited<ReturnType<typeof listOperatorMemberInvitations>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorMemberInvitations<TData = Awaited<ReturnType<typeof listOperatorMemberInvitations>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params?: ListOperatorMemberInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberInvitations>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List whom a member invited
 */

export function useListOperatorMemberInvitations<TData = Awaited<ReturnType<typeof listOperatorMemberInvitations>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params?: ListOperatorMemberInvitationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberInvitations>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorMemberInvitationsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read who invited a member and whom they invited
 */
export const getInvitationTree = (
    id: Id,
 signal?: AbortSignal
) => {


      return http<GetInvitationTree200>(
      {url: `/members/${id}/invitation-tree`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetInvitationTreeQueryKey = (id: Id,) => {
    return [
    `/members/${id}/invitation-tree`
    ] as const;
    }


export const getGetInvitationTreeQueryOptions = <TData = Awaited<ReturnType<typeof getInvitationTree>>, TError = ErrorType<FaultResponse>>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitationTree>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInvitationTreeQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvitationTree>>> = ({ signal }) => getInvitationTree(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvitationTree>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvitationTreeQueryResult = NonNullable<Awaited<ReturnType<typeof getInvitationTree>>>
export type GetInvitationTreeQueryError = ErrorType<FaultResponse>


export function useGetInvitationTree<TData = Awaited<ReturnType<typeof getInvitationTree>>, TError = ErrorType<FaultResponse>>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitationTree>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvitationTree>>,
          TError,
          Awaited<ReturnType<typeof getInvitationTree>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvitationTree<TData = Awaited<ReturnType<typeof getInvitationTree>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitationTree>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvitationTree>>,
          TError,
          Awaited<ReturnType<typeof getInvitationTree>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvitationTree<TData = Awaited<ReturnType<typeof getInvitationTree>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitationTree>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read who invited a member and whom they invited
 */

export function useGetInvitationTree<TData = Awaited<ReturnType<typeof getInvitationTree>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitationTree>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInvitationTreeQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Count the discussion groups of a member
 */
export const getOperatorMemberGroups = (
    id: Id,
 signal?: AbortSignal
) => {


      return http<GetOperatorMemberGroups200>(
      {url: `/members/${id}/groups`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetOperatorMemberGroupsQueryKey = (id: Id,) => {
    return [
    `/members/${id}/groups`
    ] as const;
    }


export const getGetOperatorMemberGroupsQueryOptions = <TData = Awaited<ReturnType<typeof getOperatorMemberGroups>>, TError = ErrorType<FaultResponse>>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorMemberGroups>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOperatorMemberGroupsQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOperatorMemberGroups>>> = ({ signal }) => getOperatorMemberGroups(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOperatorMemberGroups>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOperatorMemberGroupsQueryResult = NonNullable<Awaited<ReturnType<typeof getOperatorMemberGroups>>>
export type GetOperatorMemberGroupsQueryError = ErrorType<FaultResponse>


export function useGetOperatorMemberGroups<TData = Awaited<ReturnType<typeof getOperatorMemberGroups>>, TError = ErrorType<FaultResponse>>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorMemberGroups>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperatorMemberGroups>>,
          TError,
          Awaited<ReturnType<typeof getOperatorMemberGroups>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperatorMemberGroups<TData = Awaited<ReturnType<typeof getOperatorMemberGroups>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorMemberGroups>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperatorMemberGroups>>,
          TError,
          Awaited<ReturnType<typeof getOperatorMemberGroups>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperatorMemberGroups<TData = Awaited<ReturnType<typeof getOperatorMemberGroups>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorMemberGroups>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Count the discussion groups of a member
 */

export function useGetOperatorMemberGroups<TData = Awaited<ReturnType<typeof getOperatorMemberGroups>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorMemberGroups>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOperatorMemberGroupsQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the participations of a member
 */
export const listOperatorMemberParticipations = (
    id: Id,
    params?: ListOperatorMemberParticipationsParams,
 signal?: AbortSignal
) => {


      return http<ListOperatorMemberParticipations200>(
      {url: `/members/${id}/participations`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOperatorMemberParticipationsQueryKey = (id: Id,
    params?: ListOperatorMemberParticipationsParams,) => {
    return [
    `/members/${id}/participations`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOperatorMemberParticipationsQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorMemberParticipations>>, TError = ErrorType<FaultResponse>>(id: Id,
    params?: ListOperatorMemberParticipationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberParticipations>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorMemberParticipationsQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorMemberParticipations>>> = ({ signal }) => listOperatorMemberParticipations(id,params, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberParticipations>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorMemberParticipationsQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorMemberParticipations>>>
export type ListOperatorMemberParticipationsQueryError = ErrorType<FaultResponse>


export function useListOperatorMemberParticipations<TData = Awaited<ReturnType<typeof listOperatorMemberParticipations>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params: undefined |  ListOperatorMemberParticipationsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberParticipations>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorMemberParticipations>>,
          TError,
          Awaited<ReturnType<typeof listOperatorMemberParticipations>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorMemberParticipations<TData = Awaited<ReturnType<typeof listOperatorMemberParticipations>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params?: ListOperatorMemberParticipationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberParticipations>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorMemberParticipations>>,
          TError,
          Awaited<ReturnType<typeof listOperatorMemberParticipations>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorMemberParticipations<TData = Awaited<ReturnType<typeof listOperatorMemberParticipations>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params?: ListOperatorMemberParticipationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberParticipations>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the participations of a member
 */

export function useListOperatorMemberParticipations<TData = Awaited<ReturnType<typeof listOperatorMemberParticipations>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params?: ListOperatorMemberParticipationsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberParticipations>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorMemberParticipationsQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the changes of a member's quality
 */
export const listOperatorMemberQuality = (
    id: Id,
    params?: ListOperatorMemberQualityParams,
 signal?: AbortSignal
) => {


      return http<ListOperatorMemberQuality200>(
      {url: `/members/${id}/quality`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOperatorMemberQualityQueryKey = (id: Id,
    params?: ListOperatorMemberQualityParams,) => {
    return [
    `/members/${id}/quality`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOperatorMemberQualityQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorMemberQuality>>, TError = ErrorType<FaultResponse>>(id: Id,
    params?: ListOperatorMemberQualityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberQuality>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorMemberQualityQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorMemberQuality>>> = ({ signal }) => listOperatorMemberQuality(id,params, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberQuality>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorMemberQualityQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorMemberQuality>>>
export type ListOperatorMemberQualityQueryError = ErrorType<FaultResponse>


export function useListOperatorMemberQuality<TData = Awaited<ReturnType<typeof listOperatorMemberQuality>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params: undefined |  ListOperatorMemberQualityParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberQuality>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorMemberQuality>>,
          TError,
          Awaited<ReturnType<typeof listOperatorMemberQuality>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorMemberQuality<TData = Awaited<ReturnType<typeof listOperatorMemberQuality>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params?: ListOperatorMemberQualityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberQuality>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorMemberQuality>>,
          TError,
          Awaited<ReturnType<typeof listOperatorMemberQuality>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorMemberQuality<TData = Awaited<ReturnType<typeof listOperatorMemberQuality>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params?: ListOperatorMemberQualityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberQuality>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the changes of a member's quality
 */

export function useListOperatorMemberQuality<TData = Awaited<ReturnType<typeof listOperatorMemberQuality>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params?: ListOperatorMemberQualityParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberQuality>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorMemberQualityQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the changes of a member's credit
 */
export const listOperatorMemberCredit = (
    id: Id,
    params?: ListOperatorMemberCreditParams,
 signal?: AbortSignal
) => {


      return http<ListOperatorMemberCredit200>(
      {url: `/members/${id}/credit`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOperatorMemberCreditQueryKey = (id: Id,
    params?: ListOperatorMemberCreditParams,) => {
    return [
    `/members/${id}/credit`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOperatorMemberCreditQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorMemberCredit>>, TError = ErrorType<FaultResponse>>(id: Id,
    params?: ListOperatorMemberCreditParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberCredit>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorMemberCreditQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorMemberCredit>>> = ({ signal }) => listOperatorMemberCredit(id,params, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberCredit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorMemberCreditQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorMemberCredit>>>
export type ListOperatorMemberCreditQueryError = ErrorType<FaultResponse>


export function useListOperatorMemberCredit<TData = Awaited<ReturnType<typeof listOperatorMemberCredit>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params: undefined |  ListOperatorMemberCreditParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberCredit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorMemberCredit>>,
          TError,
          Awaited<ReturnType<typeof listOperatorMemberCredit>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorMemberCredit<TData = Awaited<ReturnType<typeof listOperatorMemberCredit>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params?: ListOperatorMemberCreditParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberCredit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorMemberCredit>>,
          TError,
          Awaited<ReturnType<typeof listOperatorMemberCredit>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorMemberCredit<TData = Awaited<ReturnType<typeof listOperatorMemberCredit>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params?: ListOperatorMemberCreditParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberCredit>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the changes of a member's credit
 */

export function useListOperatorMemberCredit<TData = Awaited<ReturnType<typeof listOperatorMemberCredit>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params?: ListOperatorMemberCreditParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberCredit>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorMemberCreditQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the messages of a member
 */
export const listOperatorMemberMessages = (
    id: Id,
    params?: ListOperatorMemberMessagesParams,
 signal?: AbortSignal
) => {


      return http<ListOperatorMemberMessages200>(
      {url: `/members/${id}/messages`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOperatorMemberMessagesQueryKey = (id: Id,
    params?: ListOperatorMemberMessagesParams,) => {
    return [
    `/members/${id}/messages`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOperatorMemberMessagesQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorMemberMessages>>, TError = ErrorType<FaultResponse>>(id: Id,
    params?: ListOperatorMemberMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberMessages>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorMemberMessagesQueryKey(id,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorMemberMessages>>> = ({ signal }) => listOperatorMemberMessages(id,params, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberMessages>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorMemberMessagesQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorMemberMessages>>>
export type ListOperatorMemberMessagesQueryError = ErrorType<FaultResponse>


export function useListOperatorMemberMessages<TData = Awaited<ReturnType<typeof listOperatorMemberMessages>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params: undefined |  ListOperatorMemberMessagesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberMessages>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorMemberMessages>>,
          TError,
          Awaited<ReturnType<typeof listOperatorMemberMessages>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorMemberMessages<TData = Awaited<ReturnType<typeof listOperatorMemberMessages>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params?: ListOperatorMemberMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberMessages>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorMemberMessages>>,
          TError,
          Awaited<ReturnType<typeof listOperatorMemberMessages>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorMemberMessages<TData = Awaited<ReturnType<typeof listOperatorMemberMessages>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params?: ListOperatorMemberMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberMessages>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the messages of a member
 */

export function useListOperatorMemberMessages<TData = Awaited<ReturnType<typeof listOperatorMemberMessages>>, TError = ErrorType<FaultResponse>>(
 id: Id,
    params?: ListOperatorMemberMessagesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorMemberMessages>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorMemberMessagesQueryOptions(id,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change the quality of a member
 */
export const changeMemberQuality = (
    id: Id,
    changeQualityRequest: ChangeQualityRequest,
    headers: ChangeMemberQualityHeaders,
 signal?: AbortSignal
) => {


      return http<ChangeMemberQuality200>(
      {url: `/members/${id}/quality/change`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: changeQualityRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getChangeMemberQualityMutationKey = () => ['changeMemberQuality'] as const;

export const getChangeMemberQualityMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeMemberQuality>>, TError,ChangeMemberQualityMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof changeMemberQuality>>, TError,ChangeMemberQualityMutationVariables, TContext> => {

const mutationKey = getChangeMemberQualityMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeMemberQuality>>, ChangeMemberQualityMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  changeMemberQuality(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeMemberQualityMutationResult = NonNullable<Awaited<ReturnType<typeof changeMemberQuality>>>
    export type ChangeMemberQualityMutationBody = ChangeQualityRequest
    export type ChangeMemberQualityMutationError = ErrorType<FaultResponse>
    export type ChangeMemberQualityMutationVariables = {id: Id;data: ChangeQualityRequest;headers: ChangeMemberQualityHeaders}

    /**
 * @summary Change the quality of a member
 */
export const useChangeMemberQuality = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeMemberQuality>>, TError,ChangeMemberQualityMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeMemberQuality>>,
        TError,
        ChangeMemberQualityMutationVariables,
        TContext
      > => {
      return useMutation(getChangeMemberQualityMutationOptions(options), queryClient);
    }
    /**
 * @summary Change the credit of a member
 */
export const changeMemberCredit = (
    id: Id,
    changeCreditRequest: ChangeCreditRequest,
    headers: ChangeMemberCreditHeaders,
 signal?: AbortSignal
) => {


      return http<ChangeMemberCredit200>(
      {url: `/members/${id}/credit/change`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: changeCreditRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getChangeMemberCreditMutationKey = () => ['changeMemberCredit'] as const;

export const getChangeMemberCreditMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeMemberCredit>>, TError,ChangeMemberCreditMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof changeMemberCredit>>, TError,ChangeMemberCreditMutationVariables, TContext> => {

const mutationKey = getChangeMemberCreditMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeMemberCredit>>, ChangeMemberCreditMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  changeMemberCredit(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeMemberCreditMutationResult = NonNullable<Awaited<ReturnType<typeof changeMemberCredit>>>
    export type ChangeMemberCreditMutationBody = ChangeCreditRequest
    export type ChangeMemberCreditMutationError = ErrorType<FaultResponse>
    export type ChangeMemberCreditMutationVariables = {id: Id;data: ChangeCreditRequest;headers: ChangeMemberCreditHeaders}

    /**
 * @summary Change the credit of a member
 */
export const useChangeMemberCredit = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeMemberCredit>>, TError,ChangeMemberCreditMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeMemberCredit>>,
        TError,
        ChangeMemberCreditMutationVariables,
        TContext
      > => {
      return useMutation(getChangeMemberCreditMutationOptions(options), queryClient);
    }
    /**
 * @summary Forgive coins that a member owes
 */
export const forgiveMemberDebt = (
    id: Id,
    forgiveDebtRequest: ForgiveDebtRequest,
    headers: ForgiveMemberDebtHeaders,
 signal?: AbortSignal
) => {


      return http<ForgiveMemberDebt200>(
      {url: `/members/${id}/debt/forgive`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: forgiveDebtRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getForgiveMemberDebtMutationKey = () => ['forgiveMemberDebt'] as const;

export const getForgiveMemberDebtMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forgiveMemberDebt>>, TError,ForgiveMemberDebtMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof forgiveMemberDebt>>, TError,ForgiveMemberDebtMutationVariables, TContext> => {

const mutationKey = getForgiveMemberDebtMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof forgiveMemberDebt>>, ForgiveMemberDebtMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  forgiveMemberDebt(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ForgiveMemberDebtMutationResult = NonNullable<Awaited<ReturnType<typeof forgiveMemberDebt>>>
    export type ForgiveMemberDebtMutationBody = ForgiveDebtRequest
    export type ForgiveMemberDebtMutationError = ErrorType<FaultResponse>
    export type ForgiveMemberDebtMutationVariables = {id: Id;data: ForgiveDebtRequest;headers: ForgiveMemberDebtHeaders}

    /**
 * @summary Forgive coins that a member owes
 */
export const useForgiveMemberDebt = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof forgiveMemberDebt>>, TError,ForgiveMemberDebtMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof forgiveMemberDebt>>,
        TError,
        ForgiveMemberDebtMutationVariables,
        TContext
      > => {
      return useMutation(getForgiveMemberDebtMutationOptions(options), queryClient);
    }
    /**
 * @summary Give a member a card
 */
export const giveMemberCard = (
    id: Id,
    giveCardRequest: GiveCardRequest,
    headers: GiveMemberCardHeaders,
 signal?: AbortSignal
) => {


      return http<GiveMemberCard200>(
      {url: `/members/${id}/cards/give`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: giveCardRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGiveMemberCardMutationKey = () => ['giveMemberCard'] as const;

export const getGiveMemberCardMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof giveMemberCard>>, TError,GiveMemberCardMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof giveMemberCard>>, TError,GiveMemberCardMutationVariables, TContext> => {

const mutationKey = getGiveMemberCardMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof giveMemberCard>>, GiveMemberCardMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  giveMemberCard(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GiveMemberCardMutationResult = NonNullable<Awaited<ReturnType<typeof giveMemberCard>>>
    export type GiveMemberCardMutationBody = GiveCardRequest
    export type GiveMemberCardMutationError = ErrorType<FaultResponse>
    export type GiveMemberCardMutationVariables = {id: Id;data: GiveCardRequest;headers: GiveMemberCardHeaders}

    /**
 * @summary Give a member a card
 */
export const useGiveMemberCard = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof giveMemberCard>>, TError,GiveMemberCardMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof giveMemberCard>>,
        TError,
        GiveMemberCardMutationVariables,
        TContext
      > => {
      return useMutation(getGiveMemberCardMutationOptions(options), queryClient);
    }
    /**
 * @summary Take a card back
 */
export const takeMemberCard = (
    id: Id,
    takeCardRequest: TakeCardRequest,
    headers: TakeMemberCardHeaders,
 signal?: AbortSignal
) => {


      return http<TakeMemberCard200>(
      {url: `/members/${id}/cards/take`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: takeCardRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getTakeMemberCardMutationKey = () => ['takeMemberCard'] as const;

export const getTakeMemberCardMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeMemberCard>>, TError,TakeMemberCardMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof takeMemberCard>>, TError,TakeMemberCardMutationVariables, TContext> => {

const mutationKey = getTakeMemberCardMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof takeMemberCard>>, TakeMemberCardMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  takeMemberCard(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TakeMemberCardMutationResult = NonNullable<Awaited<ReturnType<typeof takeMemberCard>>>
    export type TakeMemberCardMutationBody = TakeCardRequest
    export type TakeMemberCardMutationError = ErrorType<FaultResponse>
    export type TakeMemberCardMutationVariables = {id: Id;data: TakeCardRequest;headers: TakeMemberCardHeaders}

    /**
 * @summary Take a card back
 */
export const useTakeMemberCard = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeMemberCard>>, TError,TakeMemberCardMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof takeMemberCard>>,
        TError,
        TakeMemberCardMutationVariables,
        TContext
      > => {
      return useMutation(getTakeMemberCardMutationOptions(options), queryClient);
    }
    /**
 * @summary Penalise a member
 */
export const givePenalty = (
    id: Id,
    givePenaltyRequest: GivePenaltyRequest,
    headers: GivePenaltyHeaders,
 signal?: AbortSignal
) => {


      return http<GivePenalty200>(
      {url: `/members/${id}/penalties/give`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: givePenaltyRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getGivePenaltyMutationKey = () => ['givePenalty'] as const;

export const getGivePenaltyMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof givePenalty>>, TError,GivePenaltyMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof givePenalty>>, TError,GivePenaltyMutationVariables, TContext> => {

const mutationKey = getGivePenaltyMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof givePenalty>>, GivePenaltyMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  givePenalty(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type GivePenaltyMutationResult = NonNullable<Awaited<ReturnType<typeof givePenalty>>>
    export type GivePenaltyMutationBody = GivePenaltyRequest
    export type GivePenaltyMutationError = ErrorType<FaultResponse>
    export type GivePenaltyMutationVariables = {id: Id;data: GivePenaltyRequest;headers: GivePenaltyHeaders}

    /**
 * @summary Penalise a member
 */
export const useGivePenalty = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof givePenalty>>, TError,GivePenaltyMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof givePenalty>>,
        TError,
        GivePenaltyMutationVariables,
        TContext
      > => {
      return useMutation(getGivePenaltyMutationOptions(options), queryClient);
    }
    /**
 * @summary End a penalty early
 */
export const liftPenalty = (
    id: Id,
    liftPenaltyRequest: LiftPenaltyRequest,
    headers: LiftPenaltyHeaders,
 signal?: AbortSignal
) => {


      return http<LiftPenalty200>(
      {url: `/members/${id}/penalties/lift`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: liftPenaltyRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getLiftPenaltyMutationKey = () => ['liftPenalty'] as const;

export const getLiftPenaltyMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof liftPenalty>>, TError,LiftPenaltyMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof liftPenalty>>, TError,LiftPenaltyMutationVariables, TContext> => {

const mutationKey = getLiftPenaltyMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof liftPenalty>>, LiftPenaltyMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  liftPenalty(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type LiftPenaltyMutationResult = NonNullable<Awaited<ReturnType<typeof liftPenalty>>>
    export type LiftPenaltyMutationBody = LiftPenaltyRequest
    export type LiftPenaltyMutationError = ErrorType<FaultResponse>
    export type LiftPenaltyMutationVariables = {id: Id;data: LiftPenaltyRequest;headers: LiftPenaltyHeaders}

    /**
 * @summary End a penalty early
 */
export const useLiftPenalty = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof liftPenalty>>, TError,LiftPenaltyMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof liftPenalty>>,
        TError,
        LiftPenaltyMutationVariables,
        TContext
      > => {
      return useMutation(getLiftPenaltyMutationOptions(options), queryClient);
    }
    /**
 * @summary End a sign-in of a member
 */
export const endMemberSession = (
    id: Id,
    endMemberSessionRequest: EndMemberSessionRequest,
    headers: EndMemberSessionHeaders,
 signal?: AbortSignal
) => {


      return http<EndMemberSession200>(
      {url: `/members/${id}/sessions/end`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: endMemberSessionRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getEndMemberSessionMutationKey = () => ['endMemberSession'] as const;

export const getEndMemberSessionMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endMemberSession>>, TError,EndMemberSessionMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof endMemberSession>>, TError,EndMemberSessionMutationVariables, TContext> => {

const mutationKey = getEndMemberSessionMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endMemberSession>>, EndMemberSessionMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  endMemberSession(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndMemberSessionMutationResult = NonNullable<Awaited<ReturnType<typeof endMemberSession>>>
    export type EndMemberSessionMutationBody = EndMemberSessionRequest
    export type EndMemberSessionMutationError = ErrorType<FaultResponse>
    export type EndMemberSessionMutationVariables = {id: Id;data: EndMemberSessionRequest;headers: EndMemberSessionHeaders}

    /**
 * @summary End a sign-in of a member
 */
export const useEndMemberSession = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endMemberSession>>, TError,EndMemberSessionMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endMemberSession>>,
        TError,
        EndMemberSessionMutationVariables,
        TContext
      > => {
      return useMutation(getEndMemberSessionMutationOptions(options), queryClient);
    }
    /**
 * @summary Decide a real-name check by hand
 */
export const decideIdCheck = (
    id: Id,
    decideIdCheckRequest: DecideIdCheckRequest,
    headers: DecideIdCheckHeaders,
 signal?: AbortSignal
) => {


      return http<DecideIdCheck200>(
      {url: `/members/${id}/id-check/decide`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: decideIdCheckRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getDecideIdCheckMutationKey = () => ['decideIdCheck'] as const;

export const getDecideIdCheckMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideIdCheck>>, TError,DecideIdCheckMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof decideIdCheck>>, TError,DecideIdCheckMutationVariables, TContext> => {

const mutationKey = getDecideIdCheckMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof decideIdCheck>>, DecideIdCheckMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  decideIdCheck(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DecideIdCheckMutationResult = NonNullable<Awaited<ReturnType<typeof decideIdCheck>>>
    export type DecideIdCheckMutationBody = DecideIdCheckRequest
    export type DecideIdCheckMutationError = ErrorType<FaultResponse>
    export type DecideIdCheckMutationVariables = {id: Id;data: DecideIdCheckRequest;headers: DecideIdCheckHeaders}

    /**
 * @summary Decide a real-name check by hand
 */
export const useDecideIdCheck = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof decideIdCheck>>, TError,DecideIdCheckMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof decideIdCheck>>,
        TError,
        DecideIdCheckMutationVariables,
        TContext
      > => {
      return useMutation(getDecideIdCheckMutationOptions(options), queryClient);
    }
    /**
 * @summary Erase the real-name checks of a member
 */
export const resetIdCheck = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: ResetIdCheckHeaders,
 signal?: AbortSignal
) => {


      return http<ResetIdCheck200>(
      {url: `/members/${id}/id-check/reset`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getResetIdCheckMutationKey = () => ['resetIdCheck'] as const;

export const getResetIdCheckMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetIdCheck>>, TError,ResetIdCheckMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof resetIdCheck>>, TError,ResetIdCheckMutationVariables, TContext> => {

const mutationKey = getResetIdCheckMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetIdCheck>>, ResetIdCheckMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  resetIdCheck(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetIdCheckMutationResult = NonNullable<Awaited<ReturnType<typeof resetIdCheck>>>
    export type ResetIdCheckMutationBody = PlainActRequest
    export type ResetIdCheckMutationError = ErrorType<FaultResponse>
    export type ResetIdCheckMutationVariables = {id: Id;data: PlainActRequest;headers: ResetIdCheckHeaders}

    /**
 * @summary Erase the real-name checks of a member
 */
export const useResetIdCheck = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetIdCheck>>, TError,ResetIdCheckMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetIdCheck>>,
        TError,
        ResetIdCheckMutationVariables,
        TContext
      > => {
      return useMutation(getResetIdCheckMutationOptions(options), queryClient);
    }
    /**
 * @summary Change the lost mobile of a member
 */
export const changeLostMobile = (
    id: Id,
    changeLostMobileRequest: ChangeLostMobileRequest,
    headers: ChangeLostMobileHeaders,
 signal?: AbortSignal
) => {


      return http<ChangeLostMobile200>(
      {url: `/members/${id}/mobile/change`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: changeLostMobileRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getChangeLostMobileMutationKey = () => ['changeLostMobile'] as const;

export const getChangeLostMobileMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeLostMobile>>, TError,ChangeLostMobileMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof changeLostMobile>>, TError,ChangeLostMobileMutationVariables, TContext> => {

const mutationKey = getChangeLostMobileMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeLostMobile>>, ChangeLostMobileMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  changeLostMobile(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeLostMobileMutationResult = NonNullable<Awaited<ReturnType<typeof changeLostMobile>>>
    export type ChangeLostMobileMutationBody = ChangeLostMobileRequest
    export type ChangeLostMobileMutationError = ErrorType<FaultResponse>
    export type ChangeLostMobileMutationVariables = {id: Id;data: ChangeLostMobileRequest;headers: ChangeLostMobileHeaders}

    /**
 * @summary Change the lost mobile of a member
 */
export const useChangeLostMobile = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeLostMobile>>, TError,ChangeLostMobileMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeLostMobile>>,
        TError,
        ChangeLostMobileMutationVariables,
        TContext
      > => {
      return useMutation(getChangeLostMobileMutationOptions(options), queryClient);
    }
    /**
 * @summary Start the deletion of an account
 */
export const startMemberClosing = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: StartMemberClosingHeaders,
 signal?: AbortSignal
) => {


      return http<StartMemberClosing200>(
      {url: `/members/${id}/closing/start`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getStartMemberClosingMutationKey = () => ['startMemberClosing'] as const;

export const getStartMemberClosingMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startMemberClosing>>, TError,StartMemberClosingMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof startMemberClosing>>, TError,StartMemberClosingMutationVariables, TContext> => {

const mutationKey = getStartMemberClosingMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startMemberClosing>>, StartMemberClosingMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  startMemberClosing(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartMemberClosingMutationResult = NonNullable<Awaited<ReturnType<typeof startMemberClosing>>>
    export type StartMemberClosingMutationBody = PlainActRequest
    export type StartMemberClosingMutationError = ErrorType<FaultResponse>
    export type StartMemberClosingMutationVariables = {id: Id;data: PlainActRequest;headers: StartMemberClosingHeaders}

    /**
 * @summary Start the deletion of an account
 */
export const useStartMemberClosing = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startMemberClosing>>, TError,StartMemberClosingMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startMemberClosing>>,
        TError,
        StartMemberClosingMutationVariables,
        TContext
      > => {
      return useMutation(getStartMemberClosingMutationOptions(options), queryClient);
    }
    /**
 * @summary Stop the deletion of an account
 */
export const stopMemberClosing = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: StopMemberClosingHeaders,
 signal?: AbortSignal
) => {


      return http<StopMemberClosing200>(
      {url: `/members/${id}/closing/stop`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getStopMemberClosingMutationKey = () => ['stopMemberClosing'] as const;

export const getStopMemberClosingMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof stopMemberClosing>>, TError,StopMemberClosingMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof stopMemberClosing>>, TError,StopMemberClosingMutationVariables, TContext> => {

const mutationKey = getStopMemberClosingMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof stopMemberClosing>>, StopMemberClosingMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  stopMemberClosing(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StopMemberClosingMutationResult = NonNullable<Awaited<ReturnType<typeof stopMemberClosing>>>
    export type StopMemberClosingMutationBody = PlainActRequest
    export type StopMemberClosingMutationError = ErrorType<FaultResponse>
    export type StopMemberClosingMutationVariables = {id: Id;data: PlainActRequest;headers: StopMemberClosingHeaders}

    /**
 * @summary Stop the deletion of an account
 */
export const useStopMemberClosing = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof stopMemberClosing>>, TError,StopMemberClosingMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof stopMemberClosing>>,
        TError,
        StopMemberClosingMutationVariables,
        TContext
      > => {
      return useMutation(getStopMemberClosingMutationOptions(options), queryClient);
    }
    /**
 * @summary Let a deletion happen within the hour
 */
export const speedMemberClosing = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: SpeedMemberClosingHeaders,
 signal?: AbortSignal
) => {


      return http<SpeedMemberClosing200>(
      {url: `/members/${id}/closing/speed`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSpeedMemberClosingMutationKey = () => ['speedMemberClosing'] as const;

export const getSpeedMemberClosingMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof speedMemberClosing>>, TError,SpeedMemberClosingMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof speedMemberClosing>>, TError,SpeedMemberClosingMutationVariables, TContext> => {

const mutationKey = getSpeedMemberClosingMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof speedMemberClosing>>, SpeedMemberClosingMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  speedMemberClosing(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SpeedMemberClosingMutationResult = NonNullable<Awaited<ReturnType<typeof speedMemberClosing>>>
    export type SpeedMemberClosingMutationBody = PlainActRequest
    export type SpeedMemberClosingMutationError = ErrorType<FaultResponse>
    export type SpeedMemberClosingMutationVariables = {id: Id;data: PlainActRequest;headers: SpeedMemberClosingHeaders}

    /**
 * @summary Let a deletion happen within the hour
 */
export const useSpeedMemberClosing = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof speedMemberClosing>>, TError,SpeedMemberClosingMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof speedMemberClosing>>,
        TError,
        SpeedMemberClosingMutationVariables,
        TContext
      > => {
      return useMutation(getSpeedMemberClosingMutationOptions(options), queryClient);
    }
    /**
 * @summary Let a member make discussion groups
 */
export const nameGroupHost = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: NameGroupHostHeaders,
 signal?: AbortSignal
) => {


      return http<NameGroupHost200>(
      {url: `/members/${id}/host/name`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getNameGroupHostMutationKey = () => ['nameGroupHost'] as const;

export const getNameGroupHostMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof nameGroupHost>>, TError,NameGroupHostMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof nameGroupHost>>, TError,NameGroupHostMutationVariables, TContext> => {

const mutationKey = getNameGroupHostMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof nameGroupHost>>, NameGroupHostMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  nameGroupHost(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type NameGroupHostMutationResult = NonNullable<Awaited<ReturnType<typeof nameGroupHost>>>
    export type NameGroupHostMutationBody = PlainActRequest
    export type NameGroupHostMutationError = ErrorType<FaultResponse>
    export type NameGroupHostMutationVariables = {id: Id;data: PlainActRequest;headers: NameGroupHostHeaders}

    /**
 * @summary Let a member make discussion groups
 */
export const useNameGroupHost = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof nameGroupHost>>, TError,NameGroupHostMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof nameGroupHost>>,
        TError,
        NameGroupHostMutationVariables,
        TContext
      > => {
      return useMutation(getNameGroupHostMutationOptions(options), queryClient);
    }
    /**
 * @summary End a member’s right to make discussion groups
 */
export const removeGroupHost = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: RemoveGroupHostHeaders,
 signal?: AbortSignal
) => {


      return http<RemoveGroupHost200>(
      {url: `/members/${id}/host/remove`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRemoveGroupHostMutationKey = () => ['removeGroupHost'] as const;

export const getRemoveGroupHostMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeGroupHost>>, TError,RemoveGroupHostMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof removeGroupHost>>, TError,RemoveGroupHostMutationVariables, TContext> => {

const mutationKey = getRemoveGroupHostMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeGroupHost>>, RemoveGroupHostMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  removeGroupHost(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveGroupHostMutationResult = NonNullable<Awaited<ReturnType<typeof removeGroupHost>>>
    export type RemoveGroupHostMutationBody = PlainActRequest
    export type RemoveGroupHostMutationError = ErrorType<FaultResponse>
    export type RemoveGroupHostMutationVariables = {id: Id;data: PlainActRequest;headers: RemoveGroupHostHeaders}

    /**
 * @summary End a member’s right to make discussion groups
 */
export const useRemoveGroupHost = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeGroupHost>>, TError,RemoveGroupHostMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeGroupHost>>,
        TError,
        RemoveGroupHostMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveGroupHostMutationOptions(options), queryClient);
    }
    /**
 * @summary Reset a nickname
 */
export const resetNickname = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: ResetNicknameHeaders,
 signal?: AbortSignal
) => {


      return http<ResetNickname200>(
      {url: `/members/${id}/nickname/reset`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getResetNicknameMutationKey = () => ['resetNickname'] as const;

export const getResetNicknameMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetNickname>>, TError,ResetNicknameMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof resetNickname>>, TError,ResetNicknameMutationVariables, TContext> => {

const mutationKey = getResetNicknameMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetNickname>>, ResetNicknameMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  resetNickname(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetNicknameMutationResult = NonNullable<Awaited<ReturnType<typeof resetNickname>>>
    export type ResetNicknameMutationBody = PlainActRequest
    export type ResetNicknameMutationError = ErrorType<FaultResponse>
    export type ResetNicknameMutationVariables = {id: Id;data: PlainActRequest;headers: ResetNicknameHeaders}

    /**
 * @summary Reset a nickname
 */
export const useResetNickname = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetNickname>>, TError,ResetNicknameMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetNickname>>,
        TError,
        ResetNicknameMutationVariables,
        TContext
      > => {
      return useMutation(getResetNicknameMutationOptions(options), queryClient);
    }
    /**
 * @summary Remove a picture
 */
export const resetAvatar = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: ResetAvatarHeaders,
 signal?: AbortSignal
) => {


      return http<ResetAvatar200>(
      {url: `/members/${id}/avatar/reset`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getResetAvatarMutationKey = () => ['resetAvatar'] as const;

export const getResetAvatarMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetAvatar>>, TError,ResetAvatarMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof resetAvatar>>, TError,ResetAvatarMutationVariables, TContext> => {

const mutationKey = getResetAvatarMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetAvatar>>, ResetAvatarMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  resetAvatar(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetAvatarMutationResult = NonNullable<Awaited<ReturnType<typeof resetAvatar>>>
    export type ResetAvatarMutationBody = PlainActRequest
    export type ResetAvatarMutationError = ErrorType<FaultResponse>
    export type ResetAvatarMutationVariables = {id: Id;data: PlainActRequest;headers: ResetAvatarHeaders}

    /**
 * @summary Remove a picture
 */
export const useResetAvatar = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetAvatar>>, TError,ResetAvatarMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetAvatar>>,
        TError,
        ResetAvatarMutationVariables,
        TContext
      > => {
      return useMutation(getResetAvatarMutationOptions(options), queryClient);
    }
    /**
 * @summary Restore a void invitation
 */
export const restoreInvitation = (
    id: Id,
    invitationRequest: InvitationRequest,
    headers: RestoreInvitationHeaders,
 signal?: AbortSignal
) => {


      return http<RestoreInvitation200>(
      {url: `/members/${id}/invitations/restore`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: invitationRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRestoreInvitationMutationKey = () => ['restoreInvitation'] as const;

export const getRestoreInvitationMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreInvitation>>, TError,RestoreInvitationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof restoreInvitation>>, TError,RestoreInvitationMutationVariables, TContext> => {

const mutationKey = getRestoreInvitationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof restoreInvitation>>, RestoreInvitationMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  restoreInvitation(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RestoreInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof restoreInvitation>>>
    export type RestoreInvitationMutationBody = InvitationRequest
    export type RestoreInvitationMutationError = ErrorType<FaultResponse>
    export type RestoreInvitationMutationVariables = {id: Id;data: InvitationRequest;headers: RestoreInvitationHeaders}

    /**
 * @summary Restore a void invitation
 */
export const useRestoreInvitation = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof restoreInvitation>>, TError,RestoreInvitationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof restoreInvitation>>,
        TError,
        RestoreInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getRestoreInvitationMutationOptions(options), queryClient);
    }
    /**
 * @summary Make an invitation void
 */
export const voidInvitation = (
    id: Id,
    voidInvitationRequest: VoidInvitationRequest,
    headers: VoidInvitationHeaders,
 signal?: AbortSignal
) => {


      return http<VoidInvitation200>(
      {url: `/members/${id}/invitations/void`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: voidInvitationRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getVoidInvitationMutationKey = () => ['voidInvitation'] as const;

export const getVoidInvitationMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof voidInvitation>>, TError,VoidInvitationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof voidInvitation>>, TError,VoidInvitationMutationVariables, TContext> => {

const mutationKey = getVoidInvitationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof voidInvitation>>, VoidInvitationMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  voidInvitation(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type VoidInvitationMutationResult = NonNullable<Awaited<ReturnType<typeof voidInvitation>>>
    export type VoidInvitationMutationBody = VoidInvitationRequest
    export type VoidInvitationMutationError = ErrorType<FaultResponse>
    export type VoidInvitationMutationVariables = {id: Id;data: VoidInvitationRequest;headers: VoidInvitationHeaders}

    /**
 * @summary Make an invitation void
 */
export const useVoidInvitation = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof voidInvitation>>, TError,VoidInvitationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof voidInvitation>>,
        TError,
        VoidInvitationMutationVariables,
        TContext
      > => {
      return useMutation(getVoidInvitationMutationOptions(options), queryClient);
    }
    /**
 * @summary Read one transfer of the ledger
 */
export const getTransfer = (
    id: Id,
 signal?: AbortSignal
) => {


      return http<GetTransfer200>(
      {url: `/transfers/${id}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetTransferQueryKey = (id: Id,) => {
    return [
    `/transfers/${id}`
    ] as const;
    }


export const getGetTransferQueryOptions = <TData = Awaited<ReturnType<typeof getTransfer>>, TError = ErrorType<FaultResponse>>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransfer>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetTransferQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getTransfer>>> = ({ signal }) => getTransfer(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getTransfer>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetTransferQueryResult = NonNullable<Awaited<ReturnType<typeof getTransfer>>>
export type GetTransferQueryError = ErrorType<FaultResponse>


export function useGetTransfer<TData = Awaited<ReturnType<typeof getTransfer>>, TError = ErrorType<FaultResponse>>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransfer>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTransfer>>,
          TError,
          Awaited<ReturnType<typeof getTransfer>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTransfer<TData = Awaited<ReturnType<typeof getTransfer>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransfer>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getTransfer>>,
          TError,
          Awaited<ReturnType<typeof getTransfer>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetTransfer<TData = Awaited<ReturnType<typeof getTransfer>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransfer>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one transfer of the ledger
 */

export function useGetTransfer<TData = Awaited<ReturnType<typeof getTransfer>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getTransfer>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetTransferQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






