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
  AddOperator200,
  AddOperatorHeaders,
  AddOperatorRequest,
  EndOperatorSessions200,
  EndOperatorSessionsHeaders,
  EndOperatorSessionsRequest,
  FaultResponse,
  GetOperator200,
  ListOperators200,
  ListOperatorsParams,
  OperatorName,
  PlainActRequest,
  ResetOperator200,
  ResetOperatorHeaders,
  SetOperatorActive200,
  SetOperatorActiveHeaders,
  SetOperatorActiveRequest,
  SetOperatorRoles200,
  SetOperatorRolesHeaders,
  SetOperatorRolesRequest,
  TakeOperatorLink200
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
 * @summary List operators
 */
export const listOperators = (
    params?: ListOperatorsParams,
 signal?: AbortSignal
) => {


      return http<ListOperators200>(
      {url: `/operators`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOperatorsQueryKey = (params?: ListOperatorsParams,) => {
    return [
    `/operators`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOperatorsQueryOptions = <TData = Awaited<ReturnType<typeof listOperators>>, TError = ErrorType<FaultResponse>>(params?: ListOperatorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperators>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperators>>> = ({ signal }) => listOperators(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperators>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorsQueryResult = NonNullable<Awaited<ReturnType<typeof listOperators>>>
export type ListOperatorsQueryError = ErrorType<FaultResponse>


export function useListOperators<TData = Awaited<ReturnType<typeof listOperators>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListOperatorsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperators>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperators>>,
          TError,
          Awaited<ReturnType<typeof listOperators>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperators<TData = Awaited<ReturnType<typeof listOperators>>, TError = ErrorType<FaultResponse>>(
 params?: ListOperatorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperators>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperators>>,
          TError,
          Awaited<ReturnType<typeof listOperators>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperators<TData = Awaited<ReturnType<typeof listOperators>>, TError = ErrorType<FaultResponse>>(
 params?: ListOperatorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperators>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List operators
 */

export function useListOperators<TData = Awaited<ReturnType<typeof listOperators>>, TError = ErrorType<FaultResponse>>(
 params?: ListOperatorsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperators>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Add an operator
 */
export const addOperator = (
    addOperatorRequest: AddOperatorRequest,
    headers: AddOperatorHeaders,
 signal?: AbortSignal
) => {


      return http<AddOperator200>(
      {url: `/operators/add`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: addOperatorRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getAddOperatorMutationKey = () => ['addOperator'] as const;

export const getAddOperatorMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addOperator>>, TError,AddOperatorMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof addOperator>>, TError,AddOperatorMutationVariables, TContext> => {

const mutationKey = getAddOperatorMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addOperator>>, AddOperatorMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  addOperator(data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddOperatorMutationResult = NonNullable<Awaited<ReturnType<typeof addOperator>>>
    export type AddOperatorMutationBody = AddOperatorRequest
    export type AddOperatorMutationError = ErrorType<FaultResponse>
    export type AddOperatorMutationVariables = {data: AddOperatorRequest;headers: AddOperatorHeaders}

    /**
 * @summary Add an operator
 */
export const useAddOperator = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addOperator>>, TError,AddOperatorMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addOperator>>,
        TError,
        AddOperatorMutationVariables,
        TContext
      > => {
      return useMutation(getAddOperatorMutationOptions(options), queryClient);
    }
    /**
 * @summary Read an operator
 */
export const getOperator = (
    name: OperatorName,
 signal?: AbortSignal
) => {


      return http<GetOperator200>(
      {url: `/operators/${name}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetOperatorQueryKey = (name: OperatorName,) => {
    return [
    `/operators/${name}`
    ] as const;
    }


export const getGetOperatorQueryOptions = <TData = Awaited<ReturnType<typeof getOperator>>, TError = ErrorType<FaultResponse>>(name: OperatorName, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperator>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOperatorQueryKey(name);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOperator>>> = ({ signal }) => getOperator(name, signal);





   return  { queryKey, queryFn, enabled: name !== null && name !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOperator>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOperatorQueryResult = NonNullable<Awaited<ReturnType<typeof getOperator>>>
export type GetOperatorQueryError = ErrorType<FaultResponse>


export function useGetOperator<TData = Awaited<ReturnType<typeof getOperator>>, TError = ErrorType<FaultResponse>>(
 name: OperatorName, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperator>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperator>>,
          TError,
          Awaited<ReturnType<typeof getOperator>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperator<TData = Awaited<ReturnType<typeof getOperator>>, TError = ErrorType<FaultResponse>>(
 name: OperatorName, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperator>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperator>>,
          TError,
          Awaited<ReturnType<typeof getOperator>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperator<TData = Awaited<ReturnType<typeof getOperator>>, TError = ErrorType<FaultResponse>>(
 name: OperatorName, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperator>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an operator
 */

export function useGetOperator<TData = Awaited<ReturnType<typeof getOperator>>, TError = ErrorType<FaultResponse>>(
 name: OperatorName, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperator>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOperatorQueryOptions(name,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change the roles of an operator
 */
export const setOperatorRoles = (
    name: OperatorName,
    setOperatorRolesRequest: SetOperatorRolesRequest,
    headers: SetOperatorRolesHeaders,
 signal?: AbortSignal
) => {


      return http<SetOperatorRoles200>(
      {url: `/operators/${name}/roles`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: setOperatorRolesRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSetOperatorRolesMutationKey = () => ['setOperatorRoles'] as const;

export const getSetOperatorRolesMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setOperatorRoles>>, TError,SetOperatorRolesMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setOperatorRoles>>, TError,SetOperatorRolesMutationVariables, TContext> => {

const mutationKey = getSetOperatorRolesMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setOperatorRoles>>, SetOperatorRolesMutationVariables> = (props) => {
          const {name,data,headers} = props ?? {};

          return  setOperatorRoles(name,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetOperatorRolesMutationResult = NonNullable<Awaited<ReturnType<typeof setOperatorRoles>>>
    export type SetOperatorRolesMutationBody = SetOperatorRolesRequest
    export type SetOperatorRolesMutationError = ErrorType<FaultResponse>
    export type SetOperatorRolesMutationVariables = {name: OperatorName;data: SetOperatorRolesRequest;headers: SetOperatorRolesHeaders}

    /**
 * @summary Change the roles of an operator
 */
export const useSetOperatorRoles = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setOperatorRoles>>, TError,SetOperatorRolesMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setOperatorRoles>>,
        TError,
        SetOperatorRolesMutationVariables,
        TContext
      > => {
      return useMutation(getSetOperatorRolesMutationOptions(options), queryClient);
    }
    /**
 * @summary End sessions of an operator
 */
export const endOperatorSessions = (
    name: OperatorName,
    endOperatorSessionsRequest: EndOperatorSessionsRequest,
    headers: EndOperatorSessionsHeaders,
 signal?: AbortSignal
) => {


      return http<EndOperatorSessions200>(
      {url: `/operators/${name}/sessions/end`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: endOperatorSessionsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getEndOperatorSessionsMutationKey = () => ['endOperatorSessions'] as const;

export const getEndOperatorSessionsMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endOperatorSessions>>, TError,EndOperatorSessionsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof endOperatorSessions>>, TError,EndOperatorSessionsMutationVariables, TContext> => {

const mutationKey = getEndOperatorSessionsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endOperatorSessions>>, EndOperatorSessionsMutationVariables> = (props) => {
          const {name,data,headers} = props ?? {};

          return  endOperatorSessions(name,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndOperatorSessionsMutationResult = NonNullable<Awaited<ReturnType<typeof endOperatorSessions>>>
    export type EndOperatorSessionsMutationBody = EndOperatorSessionsRequest
    export type EndOperatorSessionsMutationError = ErrorType<FaultResponse>
    export type EndOperatorSessionsMutationVariables = {name: OperatorName;data: EndOperatorSessionsRequest;headers: EndOperatorSessionsHeaders}

    /**
 * @summary End sessions of an operator
 */
export const useEndOperatorSessions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endOperatorSessions>>, TError,EndOperatorSessionsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endOperatorSessions>>,
        TError,
        EndOperatorSessionsMutationVariables,
        TContext
      > => {
      return useMutation(getEndOperatorSessionsMutationOptions(options), queryClient);
    }
    /**
 * @summary Reset password and second factor of an operator
 */
export const resetOperator = (
    name: OperatorName,
    plainActRequest: PlainActRequest,
    headers: ResetOperatorHeaders,
 signal?: AbortSignal
) => {


      return http<ResetOperator200>(
      {url: `/operators/${name}/reset`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getResetOperatorMutationKey = () => ['resetOperator'] as const;

export const getResetOperatorMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetOperator>>, TError,ResetOperatorMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof resetOperator>>, TError,ResetOperatorMutationVariables, TContext> => {

const mutationKey = getResetOperatorMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resetOperator>>, ResetOperatorMutationVariables> = (props) => {
          const {name,data,headers} = props ?? {};

          return  resetOperator(name,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResetOperatorMutationResult = NonNullable<Awaited<ReturnType<typeof resetOperator>>>
    export type ResetOperatorMutationBody = PlainActRequest
    export type ResetOperatorMutationError = ErrorType<FaultResponse>
    export type ResetOperatorMutationVariables = {name: OperatorName;data: PlainActRequest;headers: ResetOperatorHeaders}

    /**
 * @summary Reset password and second factor of an operator
 */
export const useResetOperator = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resetOperator>>, TError,ResetOperatorMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resetOperator>>,
        TError,
        ResetOperatorMutationVariables,
        TContext
      > => {
      return useMutation(getResetOperatorMutationOptions(options), queryClient);
    }
    /**
 * @summary Close an account, or open it again
 */
export const setOperatorActive = (
    name: OperatorName,
    setOperatorActiveRequest: SetOperatorActiveRequest,
    headers: SetOperatorActiveHeaders,
 signal?: AbortSignal
) => {


      return http<SetOperatorActive200>(
      {url: `/operators/${name}/active`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: setOperatorActiveRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSetOperatorActiveMutationKey = () => ['setOperatorActive'] as const;

export const getSetOperatorActiveMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setOperatorActive>>, TError,SetOperatorActiveMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setOperatorActive>>, TError,SetOperatorActiveMutationVariables, TContext> => {

const mutationKey = getSetOperatorActiveMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setOperatorActive>>, SetOperatorActiveMutationVariables> = (props) => {
          const {name,data,headers} = props ?? {};

          return  setOperatorActive(name,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetOperatorActiveMutationResult = NonNullable<Awaited<ReturnType<typeof setOperatorActive>>>
    export type SetOperatorActiveMutationBody = SetOperatorActiveRequest
    export type SetOperatorActiveMutationError = ErrorType<FaultResponse>
    export type SetOperatorActiveMutationVariables = {name: OperatorName;data: SetOperatorActiveRequest;headers: SetOperatorActiveHeaders}

    /**
 * @summary Close an account, or open it again
 */
export const useSetOperatorActive = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setOperatorActive>>, TError,SetOperatorActiveMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setOperatorActive>>,
        TError,
        SetOperatorActiveMutationVariables,
        TContext
      > => {
      return useMutation(getSetOperatorActiveMutationOptions(options), queryClient);
    }
    /**
 * @summary Take the one-time link that a second person agreed to
 */
export const takeOperatorLink = (
    name: OperatorName,
 signal?: AbortSignal
) => {


      return http<TakeOperatorLink200>(
      {url: `/operators/${name}/link`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getTakeOperatorLinkMutationKey = () => ['takeOperatorLink'] as const;

export const getTakeOperatorLinkMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeOperatorLink>>, TError,TakeOperatorLinkMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof takeOperatorLink>>, TError,TakeOperatorLinkMutationVariables, TContext> => {

const mutationKey = getTakeOperatorLinkMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof takeOperatorLink>>, TakeOperatorLinkMutationVariables> = (props) => {
          const {name} = props ?? {};

          return  takeOperatorLink(name,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type TakeOperatorLinkMutationResult = NonNullable<Awaited<ReturnType<typeof takeOperatorLink>>>

    export type TakeOperatorLinkMutationError = ErrorType<FaultResponse>
    export type TakeOperatorLinkMutationVariables = {name: OperatorName}

    /**
 * @summary Take the one-time link that a second person agreed to
 */
export const useTakeOperatorLink = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof takeOperatorLink>>, TError,TakeOperatorLinkMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof takeOperatorLink>>,
        TError,
        TakeOperatorLinkMutationVariables,
        TContext
      > => {
      return useMutation(getTakeOperatorLinkMutationOptions(options), queryClient);
    }
