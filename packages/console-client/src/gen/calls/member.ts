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
  CorrectCoinsRequest,
  CorrectMemberCoins200,
  CorrectMemberCoinsHeaders,
  FaultResponse,
  FindOperatorMembers200,
  FindOperatorMembersParams,
  GetOperatorMember200,
  Id,
  ListOperatorMemberCoins200,
  ListOperatorMemberCoinsParams,
  ListOperatorMemberOrders200,
  ListOperatorMemberOrdersParams,
  ShowPersonalData200,
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
 * @summary Find members
 */
export const findOperatorMembers = (
    params: FindOperatorMembersParams,
 signal?: AbortSignal
) => {


      return http<FindOperatorMembers200>(
      {url: `/members`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getFindOperatorMembersQueryKey = (params?: FindOperatorMembersParams,) => {
    return [
    `/members`, ...(params ? [params] : [])
    ] as const;
    }


export const getFindOperatorMembersQueryOptions = <TData = Awaited<ReturnType<typeof findOperatorMembers>>, TError = ErrorType<FaultResponse>>(params: FindOperatorMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findOperatorMembers>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getFindOperatorMembersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof findOperatorMembers>>> = ({ signal }) => findOperatorMembers(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof findOperatorMembers>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type FindOperatorMembersQueryResult = NonNullable<Awaited<ReturnType<typeof findOperatorMembers>>>
export type FindOperatorMembersQueryError = ErrorType<FaultResponse>


export function useFindOperatorMembers<TData = Awaited<ReturnType<typeof findOperatorMembers>>, TError = ErrorType<FaultResponse>>(
 params: FindOperatorMembersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof findOperatorMembers>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof findOperatorMembers>>,
          TError,
          Awaited<ReturnType<typeof findOperatorMembers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindOperatorMembers<TData = Awaited<ReturnType<typeof findOperatorMembers>>, TError = ErrorType<FaultResponse>>(
 params: FindOperatorMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findOperatorMembers>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof findOperatorMembers>>,
          TError,
          Awaited<ReturnType<typeof findOperatorMembers>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useFindOperatorMembers<TData = Awaited<ReturnType<typeof findOperatorMembers>>, TError = ErrorType<FaultResponse>>(
 params: FindOperatorMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findOperatorMembers>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Find members
 */

export function useFindOperatorMembers<TData = Awaited<ReturnType<typeof findOperatorMembers>>, TError = ErrorType<FaultResponse>>(
 params: FindOperatorMembersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof findOperatorMembers>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getFindOperatorMembersQueryOptions(params,options)

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






