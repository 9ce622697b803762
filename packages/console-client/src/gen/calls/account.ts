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
  EndOperatorDevice200,
  FaultResponse,
  FinishOperatorSetup200,
  GetOperatorSession200,
  Id,
  ListOperatorDevices200,
  OperatorSetupFinish,
  OperatorSetupRequest,
  OperatorSignIn,
  ReadOperatorSetup200,
  SignInOperator200,
  SignOutOperator200
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
 * @summary Read the own session
 */
export const getOperatorSession = (

 signal?: AbortSignal
) => {


      return http<GetOperatorSession200>(
      {url: `/session`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetOperatorSessionQueryKey = () => {
    return [
    `/session`
    ] as const;
    }


export const getGetOperatorSessionQueryOptions = <TData = Awaited<ReturnType<typeof getOperatorSession>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorSession>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOperatorSessionQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOperatorSession>>> = ({ signal }) => getOperatorSession(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOperatorSession>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOperatorSessionQueryResult = NonNullable<Awaited<ReturnType<typeof getOperatorSession>>>
export type GetOperatorSessionQueryError = ErrorType<FaultResponse>


export function useGetOperatorSession<TData = Awaited<ReturnType<typeof getOperatorSession>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorSession>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperatorSession>>,
          TError,
          Awaited<ReturnType<typeof getOperatorSession>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperatorSession<TData = Awaited<ReturnType<typeof getOperatorSession>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorSession>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperatorSession>>,
          TError,
          Awaited<ReturnType<typeof getOperatorSession>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperatorSession<TData = Awaited<ReturnType<typeof getOperatorSession>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorSession>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the own session
 */

export function useGetOperatorSession<TData = Awaited<ReturnType<typeof getOperatorSession>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorSession>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOperatorSessionQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Sign in with name, password and code
 */
export const signInOperator = (
    operatorSignIn: OperatorSignIn,
 signal?: AbortSignal
) => {


      return http<SignInOperator200>(
      {url: `/session`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: operatorSignIn, ...(signal ? { signal }: {})
    },
      );
    }




export const getSignInOperatorMutationKey = () => ['signInOperator'] as const;

export const getSignInOperatorMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signInOperator>>, TError,SignInOperatorMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof signInOperator>>, TError,SignInOperatorMutationVariables, TContext> => {

const mutationKey = getSignInOperatorMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signInOperator>>, SignInOperatorMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  signInOperator(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SignInOperatorMutationResult = NonNullable<Awaited<ReturnType<typeof signInOperator>>>
    export type SignInOperatorMutationBody = OperatorSignIn
    export type SignInOperatorMutationError = ErrorType<FaultResponse>
    export type SignInOperatorMutationVariables = {data: OperatorSignIn}

    /**
 * @summary Sign in with name, password and code
 */
export const useSignInOperator = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signInOperator>>, TError,SignInOperatorMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signInOperator>>,
        TError,
        SignInOperatorMutationVariables,
        TContext
      > => {
      return useMutation(getSignInOperatorMutationOptions(options), queryClient);
    }
    /**
 * @summary Sign out
 */
export const signOutOperator = (

 signal?: AbortSignal
) => {


      return http<SignOutOperator200>(
      {url: `/session/end`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getSignOutOperatorMutationKey = () => ['signOutOperator'] as const;

export const getSignOutOperatorMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signOutOperator>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof signOutOperator>>, TError,void, TContext> => {

const mutationKey = getSignOutOperatorMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signOutOperator>>, void> = () => {


          return  signOutOperator()
        }






  return  { mutationFn, ...mutationOptions }}

    export type SignOutOperatorMutationResult = NonNullable<Awaited<ReturnType<typeof signOutOperator>>>

    export type SignOutOperatorMutationError = ErrorType<FaultResponse>


    /**
 * @summary Sign out
 */
export const useSignOutOperator = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signOutOperator>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signOutOperator>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getSignOutOperatorMutationOptions(options), queryClient);
    }
    /**
 * @summary Read what a one-time link sets up
 */
export const readOperatorSetup = (
    operatorSetupRequest: OperatorSetupRequest,
 signal?: AbortSignal
) => {


      return http<ReadOperatorSetup200>(
      {url: `/setup`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: operatorSetupRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getReadOperatorSetupMutationKey = () => ['readOperatorSetup'] as const;

export const getReadOperatorSetupMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readOperatorSetup>>, TError,ReadOperatorSetupMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof readOperatorSetup>>, TError,ReadOperatorSetupMutationVariables, TContext> => {

const mutationKey = getReadOperatorSetupMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof readOperatorSetup>>, ReadOperatorSetupMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  readOperatorSetup(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ReadOperatorSetupMutationResult = NonNullable<Awaited<ReturnType<typeof readOperatorSetup>>>
    export type ReadOperatorSetupMutationBody = OperatorSetupRequest
    export type ReadOperatorSetupMutationError = ErrorType<FaultResponse>
    export type ReadOperatorSetupMutationVariables = {data: OperatorSetupRequest}

    /**
 * @summary Read what a one-time link sets up
 */
export const useReadOperatorSetup = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof readOperatorSetup>>, TError,ReadOperatorSetupMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof readOperatorSetup>>,
        TError,
        ReadOperatorSetupMutationVariables,
        TContext
      > => {
      return useMutation(getReadOperatorSetupMutationOptions(options), queryClient);
    }
    /**
 * @summary Set password and second factor
 */
export const finishOperatorSetup = (
    operatorSetupFinish: OperatorSetupFinish,
 signal?: AbortSignal
) => {


      return http<FinishOperatorSetup200>(
      {url: `/setup/finish`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: operatorSetupFinish, ...(signal ? { signal }: {})
    },
      );
    }




export const getFinishOperatorSetupMutationKey = () => ['finishOperatorSetup'] as const;

export const getFinishOperatorSetupMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishOperatorSetup>>, TError,FinishOperatorSetupMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof finishOperatorSetup>>, TError,FinishOperatorSetupMutationVariables, TContext> => {

const mutationKey = getFinishOperatorSetupMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof finishOperatorSetup>>, FinishOperatorSetupMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  finishOperatorSetup(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type FinishOperatorSetupMutationResult = NonNullable<Awaited<ReturnType<typeof finishOperatorSetup>>>
    export type FinishOperatorSetupMutationBody = OperatorSetupFinish
    export type FinishOperatorSetupMutationError = ErrorType<FaultResponse>
    export type FinishOperatorSetupMutationVariables = {data: OperatorSetupFinish}

    /**
 * @summary Set password and second factor
 */
export const useFinishOperatorSetup = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof finishOperatorSetup>>, TError,FinishOperatorSetupMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof finishOperatorSetup>>,
        TError,
        FinishOperatorSetupMutationVariables,
        TContext
      > => {
      return useMutation(getFinishOperatorSetupMutationOptions(options), queryClient);
    }
    /**
 * @summary List the own sessions
 */
export const listOperatorDevices = (

 signal?: AbortSignal
) => {


      return http<ListOperatorDevices200>(
      {url: `/devices`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListOperatorDevicesQueryKey = () => {
    return [
    `/devices`
    ] as const;
    }


export const getListOperatorDevicesQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorDevices>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorDevices>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorDevicesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorDevices>>> = ({ signal }) => listOperatorDevices(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorDevices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorDevicesQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorDevices>>>
export type ListOperatorDevicesQueryError = ErrorType<FaultResponse>


export function useListOperatorDevices<TData = Awaited<ReturnType<typeof listOperatorDevices>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorDevices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorDevices>>,
          TError,
          Awaited<ReturnType<typeof listOperatorDevices>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorDevices<TData = Awaited<ReturnType<typeof listOperatorDevices>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorDevices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorDevices>>,
          TError,
          Awaited<ReturnType<typeof listOperatorDevices>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorDevices<TData = Awaited<ReturnType<typeof listOperatorDevices>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorDevices>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the own sessions
 */

export function useListOperatorDevices<TData = Awaited<ReturnType<typeof listOperatorDevices>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorDevices>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorDevicesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary End one of the own sessions
 */
export const endOperatorDevice = (
    id: Id,
 signal?: AbortSignal
) => {


      return http<EndOperatorDevice200>(
      {url: `/devices/${id}/end`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getEndOperatorDeviceMutationKey = () => ['endOperatorDevice'] as const;

export const getEndOperatorDeviceMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endOperatorDevice>>, TError,EndOperatorDeviceMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof endOperatorDevice>>, TError,EndOperatorDeviceMutationVariables, TContext> => {

const mutationKey = getEndOperatorDeviceMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endOperatorDevice>>, EndOperatorDeviceMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  endOperatorDevice(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndOperatorDeviceMutationResult = NonNullable<Awaited<ReturnType<typeof endOperatorDevice>>>

    export type EndOperatorDeviceMutationError = ErrorType<FaultResponse>
    export type EndOperatorDeviceMutationVariables = {id: Id}

    /**
 * @summary End one of the own sessions
 */
export const useEndOperatorDevice = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endOperatorDevice>>, TError,EndOperatorDeviceMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endOperatorDevice>>,
        TError,
        EndOperatorDeviceMutationVariables,
        TContext
      > => {
      return useMutation(getEndOperatorDeviceMutationOptions(options), queryClient);
    }
