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
  AcceptInvite200,
  CheckInviteCode200,
  EnterInviteCode200,
  FaultResponse,
  GetInvitation200,
  InviteArrival,
  InviteCodeRequest,
  InviteNameRequest,
  ListInviteRewards200,
  ListInviteRewardsParams,
  ListInvitees200,
  ListInviteesParams,
  ShowInviteName200
} from '../../model/index.ts';

import { http } from '../../../http.ts';
import type { ErrorType , BodyType } from '../../../http.ts';


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
 * What /invite and /app/invite show to a visitor. The invitation stays with this device for 7 days and is filled in
 * when the visitor registers.
 * @summary Accept an invitation link
 */
export const acceptInvite = (
    inviteArrival: BodyType<InviteArrival>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AcceptInvite200>(
      {url: `/v1/auth/invite`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: inviteArrival, ...(signal ? { signal }: {})
    },
      options);
    }




export const getAcceptInviteMutationKey = () => ['acceptInvite'] as const;

export const getAcceptInviteMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvite>>, TError,AcceptInviteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof acceptInvite>>, TError,AcceptInviteMutationVariables, TContext> => {

const mutationKey = getAcceptInviteMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof acceptInvite>>, AcceptInviteMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  acceptInvite(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AcceptInviteMutationResult = NonNullable<Awaited<ReturnType<typeof acceptInvite>>>
    export type AcceptInviteMutationBody = BodyType<InviteArrival>
    export type AcceptInviteMutationError = ErrorType<FaultResponse>
    export type AcceptInviteMutationVariables = {data: BodyType<InviteArrival>}

    /**
 * @summary Accept an invitation link
 */
export const useAcceptInvite = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof acceptInvite>>, TError,AcceptInviteMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof acceptInvite>>,
        TError,
        AcceptInviteMutationVariables,
        TContext
      > => {
      return useMutation(getAcceptInviteMutationOptions(options), queryClient);
    }
    /**
 * Answers the inviter's avatar and nickname, masked unless they agreed to show it, and nothing else about them.
 * @summary Find out whose invite code this is
 */
export const checkInviteCode = (
    inviteCodeRequest: BodyType<InviteCodeRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CheckInviteCode200>(
      {url: `/v1/auth/invite/check`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: inviteCodeRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCheckInviteCodeMutationKey = () => ['checkInviteCode'] as const;

export const getCheckInviteCodeMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkInviteCode>>, TError,CheckInviteCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof checkInviteCode>>, TError,CheckInviteCodeMutationVariables, TContext> => {

const mutationKey = getCheckInviteCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkInviteCode>>, CheckInviteCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  checkInviteCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckInviteCodeMutationResult = NonNullable<Awaited<ReturnType<typeof checkInviteCode>>>
    export type CheckInviteCodeMutationBody = BodyType<InviteCodeRequest>
    export type CheckInviteCodeMutationError = ErrorType<FaultResponse>
    export type CheckInviteCodeMutationVariables = {data: BodyType<InviteCodeRequest>}

    /**
 * @summary Find out whose invite code this is
 */
export const useCheckInviteCode = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkInviteCode>>, TError,CheckInviteCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkInviteCode>>,
        TError,
        CheckInviteCodeMutationVariables,
        TContext
      > => {
      return useMutation(getCheckInviteCodeMutationOptions(options), queryClient);
    }
    /**
 * For members who registered without a code: once, within 7 days. The inviter must have joined earlier.
 * @summary Enter the inviter after registering
 */
export const enterInviteCode = (
    inviteCodeRequest: BodyType<InviteCodeRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EnterInviteCode200>(
      {url: `/v1/auth/invite/code`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: inviteCodeRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getEnterInviteCodeMutationKey = () => ['enterInviteCode'] as const;

export const getEnterInviteCodeMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enterInviteCode>>, TError,EnterInviteCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof enterInviteCode>>, TError,EnterInviteCodeMutationVariables, TContext> => {

const mutationKey = getEnterInviteCodeMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof enterInviteCode>>, EnterInviteCodeMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  enterInviteCode(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EnterInviteCodeMutationResult = NonNullable<Awaited<ReturnType<typeof enterInviteCode>>>
    export type EnterInviteCodeMutationBody = BodyType<InviteCodeRequest>
    export type EnterInviteCodeMutationError = ErrorType<FaultResponse>
    export type EnterInviteCodeMutationVariables = {data: BodyType<InviteCodeRequest>}

    /**
 * @summary Enter the inviter after registering
 */
export const useEnterInviteCode = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof enterInviteCode>>, TError,EnterInviteCodeMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof enterInviteCode>>,
        TError,
        EnterInviteCodeMutationVariables,
        TContext
      > => {
      return useMutation(getEnterInviteCodeMutationOptions(options), queryClient);
    }
    /**
 * @summary Read the member's invite code, link and posters, and what inviting earns
 */
export const getInvitation = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetInvitation200>(
      {url: `/v1/users/invite`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetInvitationQueryKey = () => {
    return [
    `/v1/users/invite`
    ] as const;
    }


export const getGetInvitationQueryOptions = <TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetInvitationQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getInvitation>>> = ({ signal }) => getInvitation(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetInvitationQueryResult = NonNullable<Awaited<ReturnType<typeof getInvitation>>>
export type GetInvitationQueryError = ErrorType<FaultResponse>


export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvitation>>,
          TError,
          Awaited<ReturnType<typeof getInvitation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getInvitation>>,
          TError,
          Awaited<ReturnType<typeof getInvitation>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the member's invite code, link and posters, and what inviting earns
 */

export function useGetInvitation<TData = Awaited<ReturnType<typeof getInvitation>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getInvitation>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetInvitationQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List the friends the member has invited
 */
export const listInvitees = (
    params?: ListInviteesParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListInvitees200>(
      {url: `/v1/users/inviters`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListInviteesQueryKey = (params?: ListInviteesParams,) => {
    return [
    `/v1/users/inviters`, ...(params ? [params] : [])
    ] as const;
    }


export const getListInviteesQueryOptions = <TData = Awaited<ReturnType<typeof listInvitees>>, TError = ErrorType<FaultResponse>>(params?: ListInviteesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInviteesQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInvitees>>> = ({ signal }) => listInvitees(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInviteesQueryResult = NonNullable<Awaited<ReturnType<typeof listInvitees>>>
export type ListInviteesQueryError = ErrorType<FaultResponse>


export function useListInvitees<TData = Awaited<ReturnType<typeof listInvitees>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListInviteesParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvitees>>,
          TError,
          Awaited<ReturnType<typeof listInvitees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvitees<TData = Awaited<ReturnType<typeof listInvitees>>, TError = ErrorType<FaultResponse>>(
 params?: ListInviteesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInvitees>>,
          TError,
          Awaited<ReturnType<typeof listInvitees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInvitees<TData = Awaited<ReturnType<typeof listInvitees>>, TError = ErrorType<FaultResponse>>(
 params?: ListInviteesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the friends the member has invited
 */

export function useListInvitees<TData = Awaited<ReturnType<typeof listInvitees>>, TError = ErrorType<FaultResponse>>(
 params?: ListInviteesParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInvitees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInviteesQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary List what inviting has earned
 */
export const listInviteRewards = (
    params?: ListInviteRewardsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListInviteRewards200>(
      {url: `/v1/credits/invite`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListInviteRewardsQueryKey = (params?: ListInviteRewardsParams,) => {
    return [
    `/v1/credits/invite`, ...(params ? [params] : [])
    ] as const;
    }


export const getListInviteRewardsQueryOptions = <TData = Awaited<ReturnType<typeof listInviteRewards>>, TError = ErrorType<FaultResponse>>(params?: ListInviteRewardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInviteRewards>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListInviteRewardsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listInviteRewards>>> = ({ signal }) => listInviteRewards(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listInviteRewards>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListInviteRewardsQueryResult = NonNullable<Awaited<ReturnType<typeof listInviteRewards>>>
export type ListInviteRewardsQueryError = ErrorType<FaultResponse>


export function useListInviteRewards<TData = Awaited<ReturnType<typeof listInviteRewards>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListInviteRewardsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInviteRewards>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInviteRewards>>,
          TError,
          Awaited<ReturnType<typeof listInviteRewards>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInviteRewards<TData = Awaited<ReturnType<typeof listInviteRewards>>, TError = ErrorType<FaultResponse>>(
 params?: ListInviteRewardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInviteRewards>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listInviteRewards>>,
          TError,
          Awaited<ReturnType<typeof listInviteRewards>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListInviteRewards<TData = Awaited<ReturnType<typeof listInviteRewards>>, TError = ErrorType<FaultResponse>>(
 params?: ListInviteRewardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInviteRewards>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what inviting has earned
 */

export function useListInviteRewards<TData = Awaited<ReturnType<typeof listInviteRewards>>, TError = ErrorType<FaultResponse>>(
 params?: ListInviteRewardsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listInviteRewards>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListInviteRewardsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * It is masked until the member agrees, and again as soon as they don't.
 * @summary Show my whole nickname on my invitations, or mask it
 */
export const showInviteName = (
    inviteNameRequest: BodyType<InviteNameRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ShowInviteName200>(
      {url: `/v1/users/invite/name`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: inviteNameRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getShowInviteNameMutationKey = () => ['showInviteName'] as const;

export const getShowInviteNameMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof showInviteName>>, TError,ShowInviteNameMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof showInviteName>>, TError,ShowInviteNameMutationVariables, TContext> => {

const mutationKey = getShowInviteNameMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof showInviteName>>, ShowInviteNameMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  showInviteName(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ShowInviteNameMutationResult = NonNullable<Awaited<ReturnType<typeof showInviteName>>>
    export type ShowInviteNameMutationBody = BodyType<InviteNameRequest>
    export type ShowInviteNameMutationError = ErrorType<FaultResponse>
    export type ShowInviteNameMutationVariables = {data: BodyType<InviteNameRequest>}

    /**
 * @summary Show my whole nickname on my invitations, or mask it
 */
export const useShowInviteName = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof showInviteName>>, TError,ShowInviteNameMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof showInviteName>>,
        TError,
        ShowInviteNameMutationVariables,
        TContext
      > => {
      return useMutation(getShowInviteNameMutationOptions(options), queryClient);
    }
