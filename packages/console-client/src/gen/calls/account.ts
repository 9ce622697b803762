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
  AddOperatorPasskey200,
  AddPasskeyRequest,
  ConfirmNewDevice200,
  DenyNewDevice200,
  EndOperatorDevice200,
  FaultResponse,
  FinishOperatorSetup200,
  GetOperatorSession200,
  Id,
  ListNewDevices200,
  ListNewDevicesHeaders,
  ListOperatorDevices200,
  ListOperatorPasskeys200,
  OperatorSetupFinish,
  OperatorSetupRequest,
  OperatorSignIn,
  PasskeySignInRequest,
  ReadOperatorSetup200,
  RemoveOperatorPasskey200,
  RenameOperatorPasskey200,
  RenamePasskeyRequest,
  SignInByPasskey200,
  SignInOperator200,
  SignOutOperator200,
  StartOperatorPasskey200,
  StartPasskeyRequest,
  StartPasskeySignIn200
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
    /**
 * @summary List own sign-ins at new devices
 */
export const listNewDevices = (
    headers?: ListNewDevicesHeaders,
 signal?: AbortSignal
) => {


      return http<ListNewDevices200>(
      {url: `/new-devices`, method: 'GET',
      headers, ...(signal ? { signal }: {})
    },
      );
    }




export const getListNewDevicesQueryKey = () => {
    return [
    `/new-devices`
    ] as const;
    }


export const getListNewDevicesQueryOptions = <TData = Awaited<ReturnType<typeof listNewDevices>>, TError = ErrorType<FaultResponse>>(headers?: ListNewDevicesHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewDevices>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListNewDevicesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listNewDevices>>> = ({ signal }) => listNewDevices(headers, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listNewDevices>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListNewDevicesQueryResult = NonNullable<Awaited<ReturnType<typeof listNewDevices>>>
export type ListNewDevicesQueryError = ErrorType<FaultResponse>


export function useListNewDevices<TData = Awaited<ReturnType<typeof listNewDevices>>, TError = ErrorType<FaultResponse>>(
 headers: undefined |  ListNewDevicesHeaders, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewDevices>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNewDevices>>,
          TError,
          Awaited<ReturnType<typeof listNewDevices>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNewDevices<TData = Awaited<ReturnType<typeof listNewDevices>>, TError = ErrorType<FaultResponse>>(
 headers?: ListNewDevicesHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewDevices>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listNewDevices>>,
          TError,
          Awaited<ReturnType<typeof listNewDevices>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListNewDevices<TData = Awaited<ReturnType<typeof listNewDevices>>, TError = ErrorType<FaultResponse>>(
 headers?: ListNewDevicesHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewDevices>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List own sign-ins at new devices
 */

export function useListNewDevices<TData = Awaited<ReturnType<typeof listNewDevices>>, TError = ErrorType<FaultResponse>>(
 headers?: ListNewDevicesHeaders, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listNewDevices>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListNewDevicesQueryOptions(headers,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Confirm a new device as your own
 */
export const confirmNewDevice = (
    id: Id,
 signal?: AbortSignal
) => {


      return http<ConfirmNewDevice200>(
      {url: `/new-devices/${id}/confirm`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getConfirmNewDeviceMutationKey = () => ['confirmNewDevice'] as const;

export const getConfirmNewDeviceMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmNewDevice>>, TError,ConfirmNewDeviceMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof confirmNewDevice>>, TError,ConfirmNewDeviceMutationVariables, TContext> => {

const mutationKey = getConfirmNewDeviceMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof confirmNewDevice>>, ConfirmNewDeviceMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  confirmNewDevice(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ConfirmNewDeviceMutationResult = NonNullable<Awaited<ReturnType<typeof confirmNewDevice>>>

    export type ConfirmNewDeviceMutationError = ErrorType<FaultResponse>
    export type ConfirmNewDeviceMutationVariables = {id: Id}

    /**
 * @summary Confirm a new device as your own
 */
export const useConfirmNewDevice = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof confirmNewDevice>>, TError,ConfirmNewDeviceMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof confirmNewDevice>>,
        TError,
        ConfirmNewDeviceMutationVariables,
        TContext
      > => {
      return useMutation(getConfirmNewDeviceMutationOptions(options), queryClient);
    }
    /**
 * @summary Say that a new device is somebody else's
 */
export const denyNewDevice = (
    id: Id,
 signal?: AbortSignal
) => {


      return http<DenyNewDevice200>(
      {url: `/new-devices/${id}/deny`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getDenyNewDeviceMutationKey = () => ['denyNewDevice'] as const;

export const getDenyNewDeviceMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof denyNewDevice>>, TError,DenyNewDeviceMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof denyNewDevice>>, TError,DenyNewDeviceMutationVariables, TContext> => {

const mutationKey = getDenyNewDeviceMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof denyNewDevice>>, DenyNewDeviceMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  denyNewDevice(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type DenyNewDeviceMutationResult = NonNullable<Awaited<ReturnType<typeof denyNewDevice>>>

    export type DenyNewDeviceMutationError = ErrorType<FaultResponse>
    export type DenyNewDeviceMutationVariables = {id: Id}

    /**
 * @summary Say that a new device is somebody else's
 */
export const useDenyNewDevice = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof denyNewDevice>>, TError,DenyNewDeviceMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof denyNewDevice>>,
        TError,
        DenyNewDeviceMutationVariables,
        TContext
      > => {
      return useMutation(getDenyNewDeviceMutationOptions(options), queryClient);
    }
    /**
 * @summary List the own passkeys
 */
export const listOperatorPasskeys = (

 signal?: AbortSignal
) => {


      return http<ListOperatorPasskeys200>(
      {url: `/passkeys`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListOperatorPasskeysQueryKey = () => {
    return [
    `/passkeys`
    ] as const;
    }


export const getListOperatorPasskeysQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorPasskeys>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorPasskeys>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorPasskeysQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorPasskeys>>> = ({ signal }) => listOperatorPasskeys(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorPasskeys>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorPasskeysQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorPasskeys>>>
export type ListOperatorPasskeysQueryError = ErrorType<FaultResponse>


export function useListOperatorPasskeys<TData = Awaited<ReturnType<typeof listOperatorPasskeys>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorPasskeys>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorPasskeys>>,
          TError,
          Awaited<ReturnType<typeof listOperatorPasskeys>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorPasskeys<TData = Awaited<ReturnType<typeof listOperatorPasskeys>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorPasskeys>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorPasskeys>>,
          TError,
          Awaited<ReturnType<typeof listOperatorPasskeys>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorPasskeys<TData = Awaited<ReturnType<typeof listOperatorPasskeys>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorPasskeys>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the own passkeys
 */

export function useListOperatorPasskeys<TData = Awaited<ReturnType<typeof listOperatorPasskeys>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorPasskeys>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorPasskeysQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Add a passkey that the browser made
 */
export const addOperatorPasskey = (
    addPasskeyRequest: AddPasskeyRequest,
 signal?: AbortSignal
) => {


      return http<AddOperatorPasskey200>(
      {url: `/passkeys`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: addPasskeyRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getAddOperatorPasskeyMutationKey = () => ['addOperatorPasskey'] as const;

export const getAddOperatorPasskeyMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addOperatorPasskey>>, TError,AddOperatorPasskeyMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof addOperatorPasskey>>, TError,AddOperatorPasskeyMutationVariables, TContext> => {

const mutationKey = getAddOperatorPasskeyMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addOperatorPasskey>>, AddOperatorPasskeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  addOperatorPasskey(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddOperatorPasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof addOperatorPasskey>>>
    export type AddOperatorPasskeyMutationBody = AddPasskeyRequest
    export type AddOperatorPasskeyMutationError = ErrorType<FaultResponse>
    export type AddOperatorPasskeyMutationVariables = {data: AddPasskeyRequest}

    /**
 * @summary Add a passkey that the browser made
 */
export const useAddOperatorPasskey = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addOperatorPasskey>>, TError,AddOperatorPasskeyMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addOperatorPasskey>>,
        TError,
        AddOperatorPasskeyMutationVariables,
        TContext
      > => {
      return useMutation(getAddOperatorPasskeyMutationOptions(options), queryClient);
    }
    /**
 * @summary Start adding a passkey
 */
export const startOperatorPasskey = (
    startPasskeyRequest: StartPasskeyRequest,
 signal?: AbortSignal
) => {


      return http<StartOperatorPasskey200>(
      {url: `/passkeys/start`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: startPasskeyRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getStartOperatorPasskeyMutationKey = () => ['startOperatorPasskey'] as const;

export const getStartOperatorPasskeyMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startOperatorPasskey>>, TError,StartOperatorPasskeyMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof startOperatorPasskey>>, TError,StartOperatorPasskeyMutationVariables, TContext> => {

const mutationKey = getStartOperatorPasskeyMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startOperatorPasskey>>, StartOperatorPasskeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  startOperatorPasskey(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartOperatorPasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof startOperatorPasskey>>>
    export type StartOperatorPasskeyMutationBody = StartPasskeyRequest
    export type StartOperatorPasskeyMutationError = ErrorType<FaultResponse>
    export type StartOperatorPasskeyMutationVariables = {data: StartPasskeyRequest}

    /**
 * @summary Start adding a passkey
 */
export const useStartOperatorPasskey = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startOperatorPasskey>>, TError,StartOperatorPasskeyMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startOperatorPasskey>>,
        TError,
        StartOperatorPasskeyMutationVariables,
        TContext
      > => {
      return useMutation(getStartOperatorPasskeyMutationOptions(options), queryClient);
    }
    /**
 * @summary Rename an own passkey
 */
export const renameOperatorPasskey = (
    id: Id,
    renamePasskeyRequest: RenamePasskeyRequest,
 signal?: AbortSignal
) => {


      return http<RenameOperatorPasskey200>(
      {url: `/passkeys/${id}/rename`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: renamePasskeyRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRenameOperatorPasskeyMutationKey = () => ['renameOperatorPasskey'] as const;

export const getRenameOperatorPasskeyMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renameOperatorPasskey>>, TError,RenameOperatorPasskeyMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof renameOperatorPasskey>>, TError,RenameOperatorPasskeyMutationVariables, TContext> => {

const mutationKey = getRenameOperatorPasskeyMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renameOperatorPasskey>>, RenameOperatorPasskeyMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  renameOperatorPasskey(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenameOperatorPasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof renameOperatorPasskey>>>
    export type RenameOperatorPasskeyMutationBody = RenamePasskeyRequest
    export type RenameOperatorPasskeyMutationError = ErrorType<FaultResponse>
    export type RenameOperatorPasskeyMutationVariables = {id: Id;data: RenamePasskeyRequest}

    /**
 * @summary Rename an own passkey
 */
export const useRenameOperatorPasskey = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renameOperatorPasskey>>, TError,RenameOperatorPasskeyMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renameOperatorPasskey>>,
        TError,
        RenameOperatorPasskeyMutationVariables,
        TContext
      > => {
      return useMutation(getRenameOperatorPasskeyMutationOptions(options), queryClient);
    }
    /**
 * @summary Remove an own passkey
 */
export const removeOperatorPasskey = (
    id: Id,
 signal?: AbortSignal
) => {


      return http<RemoveOperatorPasskey200>(
      {url: `/passkeys/${id}/remove`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getRemoveOperatorPasskeyMutationKey = () => ['removeOperatorPasskey'] as const;

export const getRemoveOperatorPasskeyMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeOperatorPasskey>>, TError,RemoveOperatorPasskeyMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof removeOperatorPasskey>>, TError,RemoveOperatorPasskeyMutationVariables, TContext> => {

const mutationKey = getRemoveOperatorPasskeyMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeOperatorPasskey>>, RemoveOperatorPasskeyMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  removeOperatorPasskey(id,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveOperatorPasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof removeOperatorPasskey>>>

    export type RemoveOperatorPasskeyMutationError = ErrorType<FaultResponse>
    export type RemoveOperatorPasskeyMutationVariables = {id: Id}

    /**
 * @summary Remove an own passkey
 */
export const useRemoveOperatorPasskey = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeOperatorPasskey>>, TError,RemoveOperatorPasskeyMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeOperatorPasskey>>,
        TError,
        RemoveOperatorPasskeyMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveOperatorPasskeyMutationOptions(options), queryClient);
    }
    /**
 * @summary Start signing in by passkey
 */
export const startPasskeySignIn = (

 signal?: AbortSignal
) => {


      return http<StartPasskeySignIn200>(
      {url: `/session/passkey/start`, method: 'POST', ...(signal ? { signal }: {})
    },
      );
    }




export const getStartPasskeySignInMutationKey = () => ['startPasskeySignIn'] as const;

export const getStartPasskeySignInMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startPasskeySignIn>>, TError,void, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof startPasskeySignIn>>, TError,void, TContext> => {

const mutationKey = getStartPasskeySignInMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof startPasskeySignIn>>, void> = () => {


          return  startPasskeySignIn()
        }






  return  { mutationFn, ...mutationOptions }}

    export type StartPasskeySignInMutationResult = NonNullable<Awaited<ReturnType<typeof startPasskeySignIn>>>

    export type StartPasskeySignInMutationError = ErrorType<FaultResponse>


    /**
 * @summary Start signing in by passkey
 */
export const useStartPasskeySignIn = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof startPasskeySignIn>>, TError,void, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof startPasskeySignIn>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getStartPasskeySignInMutationOptions(options), queryClient);
    }
    /**
 * @summary Sign in by passkey
 */
export const signInByPasskey = (
    passkeySignInRequest: PasskeySignInRequest,
 signal?: AbortSignal
) => {


      return http<SignInByPasskey200>(
      {url: `/session/passkey`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: passkeySignInRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSignInByPasskeyMutationKey = () => ['signInByPasskey'] as const;

export const getSignInByPasskeyMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signInByPasskey>>, TError,SignInByPasskeyMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof signInByPasskey>>, TError,SignInByPasskeyMutationVariables, TContext> => {

const mutationKey = getSignInByPasskeyMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof signInByPasskey>>, SignInByPasskeyMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  signInByPasskey(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SignInByPasskeyMutationResult = NonNullable<Awaited<ReturnType<typeof signInByPasskey>>>
    export type SignInByPasskeyMutationBody = PasskeySignInRequest
    export type SignInByPasskeyMutationError = ErrorType<FaultResponse>
    export type SignInByPasskeyMutationVariables = {data: PasskeySignInRequest}

    /**
 * @summary Sign in by passkey
 */
export const useSignInByPasskey = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof signInByPasskey>>, TError,SignInByPasskeyMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof signInByPasskey>>,
        TError,
        SignInByPasskeyMutationVariables,
        TContext
      > => {
      return useMutation(getSignInByPasskeyMutationOptions(options), queryClient);
    }
