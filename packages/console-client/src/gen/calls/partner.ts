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
  CheckPartnerFile200,
  CheckPartnerFileRequest,
  DecideReportsRequest,
  DismissPartnerReports200,
  DismissPartnerReportsHeaders,
  EndOpenLink200,
  EndOpenLinkHeaders,
  EndPartnerKey200,
  EndPartnerKeyHeaders,
  EndSupply200,
  EndSupplyHeaders,
  EndSupplyRequest,
  FaultResponse,
  GetPartner200,
  Id,
  ListAgentHooks200,
  ListAgentHooksParams,
  ListOpenLinks200,
  ListPartnerReports200,
  ListPartnerReportsParams,
  ListPartners200,
  ListSuppliedTasks200,
  MakeOpenLink200,
  MakeOpenLinkHeaders,
  MakeOpenLinkRequest,
  MovePartnerKeyEnd200,
  MovePartnerKeyEndHeaders,
  PartnerOldKeyRequest,
  PlainActRequest,
  ReconcilePartner200,
  ReconcilePartnerHeaders,
  ReconcilePartnerRequest,
  ResendAgentHook200,
  ResendAgentHookHeaders,
  RotatePartnerKey200,
  RotatePartnerKeyHeaders,
  SavePartner200,
  SavePartnerHeaders,
  SavePartnerRequest,
  SetPartnerActive200,
  SetPartnerActiveHeaders,
  SetPartnerActiveRequest,
  ShowPartnerKeys200,
  ShowPersonalDataRequest,
  SupplyTask200,
  SupplyTaskHeaders,
  SupplyTaskRequest,
  TestPartner200
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
 * @summary Add a partner or change its settings
 */
export const savePartner = (
    savePartnerRequest: SavePartnerRequest,
    headers: SavePartnerHeaders,
 signal?: AbortSignal
) => {


      return http<SavePartner200>(
      {url: `/partner-files`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: savePartnerRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSavePartnerMutationKey = () => ['savePartner'] as const;

export const getSavePartnerMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePartner>>, TError,SavePartnerMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof savePartner>>, TError,SavePartnerMutationVariables, TContext> => {

const mutationKey = getSavePartnerMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof savePartner>>, SavePartnerMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  savePartner(data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SavePartnerMutationResult = NonNullable<Awaited<ReturnType<typeof savePartner>>>
    export type SavePartnerMutationBody = SavePartnerRequest
    export type SavePartnerMutationError = ErrorType<FaultResponse>
    export type SavePartnerMutationVariables = {data: SavePartnerRequest;headers: SavePartnerHeaders}

    /**
 * @summary Add a partner or change its settings
 */
export const useSavePartner = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof savePartner>>, TError,SavePartnerMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof savePartner>>,
        TError,
        SavePartnerMutationVariables,
        TContext
      > => {
      return useMutation(getSavePartnerMutationOptions(options), queryClient);
    }
    /**
 * @summary Check the file of a partner
 */
export const checkPartnerFile = (
    checkPartnerFileRequest: CheckPartnerFileRequest,
 signal?: AbortSignal
) => {


      return http<CheckPartnerFile200>(
      {url: `/partner-files/check`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: checkPartnerFileRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getCheckPartnerFileMutationKey = () => ['checkPartnerFile'] as const;

export const getCheckPartnerFileMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkPartnerFile>>, TError,CheckPartnerFileMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof checkPartnerFile>>, TError,CheckPartnerFileMutationVariables, TContext> => {

const mutationKey = getCheckPartnerFileMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkPartnerFile>>, CheckPartnerFileMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  checkPartnerFile(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckPartnerFileMutationResult = NonNullable<Awaited<ReturnType<typeof checkPartnerFile>>>
    export type CheckPartnerFileMutationBody = CheckPartnerFileRequest
    export type CheckPartnerFileMutationError = ErrorType<FaultResponse>
    export type CheckPartnerFileMutationVariables = {data: CheckPartnerFileRequest}

    /**
 * @summary Check the file of a partner
 */
export const useCheckPartnerFile = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkPartnerFile>>, TError,CheckPartnerFileMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkPartnerFile>>,
        TError,
        CheckPartnerFileMutationVariables,
        TContext
      > => {
      return useMutation(getCheckPartnerFileMutationOptions(options), queryClient);
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
 * Sends nobody anywhere and stores nothing. The sessions in the addresses are made up.
 * @summary Read what an entry and every return of a partner do
 */
export const testPartner = (
    key: string,
 signal?: AbortSignal
) => {


      return http<TestPartner200>(
      {url: `/partners/${key}/test`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getTestPartnerQueryKey = (key: string,) => {
    return [
    `/partners/${key}/test`
    ] as const;
    }


export const getTestPartnerQueryOptions = <TData = Awaited<ReturnType<typeof testPartner>>, TError = ErrorType<FaultResponse>>(key: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof testPartner>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getTestPartnerQueryKey(key);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof testPartner>>> = ({ signal }) => testPartner(key, signal);





   return  { queryKey, queryFn, enabled: key !== null && key !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof testPartner>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type TestPartnerQueryResult = NonNullable<Awaited<ReturnType<typeof testPartner>>>
export type TestPartnerQueryError = ErrorType<FaultResponse>


export function useTestPartner<TData = Awaited<ReturnType<typeof testPartner>>, TError = ErrorType<FaultResponse>>(
 key: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof testPartner>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof testPartner>>,
          TError,
          Awaited<ReturnType<typeof testPartner>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTestPartner<TData = Awaited<ReturnType<typeof testPartner>>, TError = ErrorType<FaultResponse>>(
 key: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof testPartner>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof testPartner>>,
          TError,
          Awaited<ReturnType<typeof testPartner>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useTestPartner<TData = Awaited<ReturnType<typeof testPartner>>, TError = ErrorType<FaultResponse>>(
 key: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof testPartner>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read what an entry and every return of a partner do
 */

export function useTestPartner<TData = Awaited<ReturnType<typeof testPartner>>, TError = ErrorType<FaultResponse>>(
 key: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof testPartner>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getTestPartnerQueryOptions(key,options)

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
 * @summary Make a new key, and say until when the one before is accepted
 */
export const rotatePartnerKey = (
    key: string,
    partnerOldKeyRequest: PartnerOldKeyRequest,
    headers: RotatePartnerKeyHeaders,
 signal?: AbortSignal
) => {


      return http<RotatePartnerKey200>(
      {url: `/partners/${key}/keys/rotate`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: partnerOldKeyRequest, ...(signal ? { signal }: {})
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
    export type RotatePartnerKeyMutationBody = PartnerOldKeyRequest
    export type RotatePartnerKeyMutationError = ErrorType<FaultResponse>
    export type RotatePartnerKeyMutationVariables = {key: string;data: PartnerOldKeyRequest;headers: RotatePartnerKeyHeaders}

    /**
 * @summary Make a new key, and say until when the one before is accepted
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
 * @summary Let the older of two keys live longer or shorter
 */
export const movePartnerKeyEnd = (
    key: string,
    partnerOldKeyRequest: PartnerOldKeyRequest,
    headers: MovePartnerKeyEndHeaders,
 signal?: AbortSignal
) => {


      return http<MovePartnerKeyEnd200>(
      {url: `/partners/${key}/keys/until`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: partnerOldKeyRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getMovePartnerKeyEndMutationKey = () => ['movePartnerKeyEnd'] as const;

export const getMovePartnerKeyEndMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof movePartnerKeyEnd>>, TError,MovePartnerKeyEndMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof movePartnerKeyEnd>>, TError,MovePartnerKeyEndMutationVariables, TContext> => {

const mutationKey = getMovePartnerKeyEndMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof movePartnerKeyEnd>>, MovePartnerKeyEndMutationVariables> = (props) => {
          const {key,data,headers} = props ?? {};

          return  movePartnerKeyEnd(key,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MovePartnerKeyEndMutationResult = NonNullable<Awaited<ReturnType<typeof movePartnerKeyEnd>>>
    export type MovePartnerKeyEndMutationBody = PartnerOldKeyRequest
    export type MovePartnerKeyEndMutationError = ErrorType<FaultResponse>
    export type MovePartnerKeyEndMutationVariables = {key: string;data: PartnerOldKeyRequest;headers: MovePartnerKeyEndHeaders}

    /**
 * @summary Let the older of two keys live longer or shorter
 */
export const useMovePartnerKeyEnd = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof movePartnerKeyEnd>>, TError,MovePartnerKeyEndMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof movePartnerKeyEnd>>,
        TError,
        MovePartnerKeyEndMutationVariables,
        TContext
      > => {
      return useMutation(getMovePartnerKeyEndMutationOptions(options), queryClient);
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
 * @summary List the tasks of a supplier
 */
export const listSuppliedTasks = (
    key: string,
 signal?: AbortSignal
) => {


      return http<ListSuppliedTasks200>(
      {url: `/partners/${key}/tasks`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListSuppliedTasksQueryKey = (key: string,) => {
    return [
    `/partners/${key}/tasks`
    ] as const;
    }


export const getListSuppliedTasksQueryOptions = <TData = Awaited<ReturnType<typeof listSuppliedTasks>>, TError = ErrorType<FaultResponse>>(key: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuppliedTasks>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListSuppliedTasksQueryKey(key);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listSuppliedTasks>>> = ({ signal }) => listSuppliedTasks(key, signal);





   return  { queryKey, queryFn, enabled: key !== null && key !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listSuppliedTasks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListSuppliedTasksQueryResult = NonNullable<Awaited<ReturnType<typeof listSuppliedTasks>>>
export type ListSuppliedTasksQueryError = ErrorType<FaultResponse>


export function useListSuppliedTasks<TData = Awaited<ReturnType<typeof listSuppliedTasks>>, TError = ErrorType<FaultResponse>>(
 key: string, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuppliedTasks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSuppliedTasks>>,
          TError,
          Awaited<ReturnType<typeof listSuppliedTasks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSuppliedTasks<TData = Awaited<ReturnType<typeof listSuppliedTasks>>, TError = ErrorType<FaultResponse>>(
 key: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuppliedTasks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listSuppliedTasks>>,
          TError,
          Awaited<ReturnType<typeof listSuppliedTasks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListSuppliedTasks<TData = Awaited<ReturnType<typeof listSuppliedTasks>>, TError = ErrorType<FaultResponse>>(
 key: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuppliedTasks>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the tasks of a supplier
 */

export function useListSuppliedTasks<TData = Awaited<ReturnType<typeof listSuppliedTasks>>, TError = ErrorType<FaultResponse>>(
 key: string, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listSuppliedTasks>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListSuppliedTasksQueryOptions(key,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Let a supplier ask the questions of a task
 */
export const supplyTask = (
    key: string,
    supplyTaskRequest: SupplyTaskRequest,
    headers: SupplyTaskHeaders,
 signal?: AbortSignal
) => {


      return http<SupplyTask200>(
      {url: `/partners/${key}/tasks/supply`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: supplyTaskRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSupplyTaskMutationKey = () => ['supplyTask'] as const;

export const getSupplyTaskMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof supplyTask>>, TError,SupplyTaskMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof supplyTask>>, TError,SupplyTaskMutationVariables, TContext> => {

const mutationKey = getSupplyTaskMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof supplyTask>>, SupplyTaskMutationVariables> = (props) => {
          const {key,data,headers} = props ?? {};

          return  supplyTask(key,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SupplyTaskMutationResult = NonNullable<Awaited<ReturnType<typeof supplyTask>>>
    export type SupplyTaskMutationBody = SupplyTaskRequest
    export type SupplyTaskMutationError = ErrorType<FaultResponse>
    export type SupplyTaskMutationVariables = {key: string;data: SupplyTaskRequest;headers: SupplyTaskHeaders}

    /**
 * @summary Let a supplier ask the questions of a task
 */
export const useSupplyTask = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof supplyTask>>, TError,SupplyTaskMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof supplyTask>>,
        TError,
        SupplyTaskMutationVariables,
        TContext
      > => {
      return useMutation(getSupplyTaskMutationOptions(options), queryClient);
    }
    /**
 * @summary Send nobody to a supplier for a task any more
 */
export const endSupply = (
    key: string,
    endSupplyRequest: EndSupplyRequest,
    headers: EndSupplyHeaders,
 signal?: AbortSignal
) => {


      return http<EndSupply200>(
      {url: `/partners/${key}/tasks/end`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: endSupplyRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getEndSupplyMutationKey = () => ['endSupply'] as const;

export const getEndSupplyMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSupply>>, TError,EndSupplyMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof endSupply>>, TError,EndSupplyMutationVariables, TContext> => {

const mutationKey = getEndSupplyMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endSupply>>, EndSupplyMutationVariables> = (props) => {
          const {key,data,headers} = props ?? {};

          return  endSupply(key,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndSupplyMutationResult = NonNullable<Awaited<ReturnType<typeof endSupply>>>
    export type EndSupplyMutationBody = EndSupplyRequest
    export type EndSupplyMutationError = ErrorType<FaultResponse>
    export type EndSupplyMutationVariables = {key: string;data: EndSupplyRequest;headers: EndSupplyHeaders}

    /**
 * @summary Send nobody to a supplier for a task any more
 */
export const useEndSupply = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endSupply>>, TError,EndSupplyMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endSupply>>,
        TError,
        EndSupplyMutationVariables,
        TContext
      > => {
      return useMutation(getEndSupplyMutationOptions(options), queryClient);
    }
    /**
 * @summary List what our server sent to an agent
 */
export const listAgentHooks = (
    key: string,
    params?: ListAgentHooksParams,
 signal?: AbortSignal
) => {


      return http<ListAgentHooks200>(
      {url: `/partners/${key}/hooks`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListAgentHooksQueryKey = (key: string,
    params?: ListAgentHooksParams,) => {
    return [
    `/partners/${key}/hooks`, ...(params ? [params] : [])
    ] as const;
    }


export const getListAgentHooksQueryOptions = <TData = Awaited<ReturnType<typeof listAgentHooks>>, TError = ErrorType<FaultResponse>>(key: string,
    params?: ListAgentHooksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgentHooks>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListAgentHooksQueryKey(key,params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listAgentHooks>>> = ({ signal }) => listAgentHooks(key,params, signal);





   return  { queryKey, queryFn, enabled: key !== null && key !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listAgentHooks>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListAgentHooksQueryResult = NonNullable<Awaited<ReturnType<typeof listAgentHooks>>>
export type ListAgentHooksQueryError = ErrorType<FaultResponse>


export function useListAgentHooks<TData = Awaited<ReturnType<typeof listAgentHooks>>, TError = ErrorType<FaultResponse>>(
 key: string,
    params: undefined |  ListAgentHooksParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgentHooks>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAgentHooks>>,
          TError,
          Awaited<ReturnType<typeof listAgentHooks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAgentHooks<TData = Awaited<ReturnType<typeof listAgentHooks>>, TError = ErrorType<FaultResponse>>(
 key: string,
    params?: ListAgentHooksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgentHooks>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listAgentHooks>>,
          TError,
          Awaited<ReturnType<typeof listAgentHooks>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListAgentHooks<TData = Awaited<ReturnType<typeof listAgentHooks>>, TError = ErrorType<FaultResponse>>(
 key: string,
    params?: ListAgentHooksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgentHooks>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List what our server sent to an agent
 */

export function useListAgentHooks<TData = Awaited<ReturnType<typeof listAgentHooks>>, TError = ErrorType<FaultResponse>>(
 key: string,
    params?: ListAgentHooksParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listAgentHooks>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListAgentHooksQueryOptions(key,params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Send a hook once more
 */
export const resendAgentHook = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: ResendAgentHookHeaders,
 signal?: AbortSignal
) => {


      return http<ResendAgentHook200>(
      {url: `/agent-hooks/${id}/resend`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getResendAgentHookMutationKey = () => ['resendAgentHook'] as const;

export const getResendAgentHookMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendAgentHook>>, TError,ResendAgentHookMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof resendAgentHook>>, TError,ResendAgentHookMutationVariables, TContext> => {

const mutationKey = getResendAgentHookMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resendAgentHook>>, ResendAgentHookMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  resendAgentHook(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResendAgentHookMutationResult = NonNullable<Awaited<ReturnType<typeof resendAgentHook>>>
    export type ResendAgentHookMutationBody = PlainActRequest
    export type ResendAgentHookMutationError = ErrorType<FaultResponse>
    export type ResendAgentHookMutationVariables = {id: Id;data: PlainActRequest;headers: ResendAgentHookHeaders}

    /**
 * @summary Send a hook once more
 */
export const useResendAgentHook = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resendAgentHook>>, TError,ResendAgentHookMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resendAgentHook>>,
        TError,
        ResendAgentHookMutationVariables,
        TContext
      > => {
      return useMutation(getResendAgentHookMutationOptions(options), queryClient);
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
 * @summary Make an open link
 */
export const makeOpenLink = (
    makeOpenLinkRequest: MakeOpenLinkRequest,
    headers: MakeOpenLinkHeaders,
 signal?: AbortSignal
) => {


      return http<MakeOpenLink200>(
      {url: `/open-links/make`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: makeOpenLinkRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getMakeOpenLinkMutationKey = () => ['makeOpenLink'] as const;

export const getMakeOpenLinkMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof makeOpenLink>>, TError,MakeOpenLinkMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof makeOpenLink>>, TError,MakeOpenLinkMutationVariables, TContext> => {

const mutationKey = getMakeOpenLinkMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof makeOpenLink>>, MakeOpenLinkMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  makeOpenLink(data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MakeOpenLinkMutationResult = NonNullable<Awaited<ReturnType<typeof makeOpenLink>>>
    export type MakeOpenLinkMutationBody = MakeOpenLinkRequest
    export type MakeOpenLinkMutationError = ErrorType<FaultResponse>
    export type MakeOpenLinkMutationVariables = {data: MakeOpenLinkRequest;headers: MakeOpenLinkHeaders}

    /**
 * @summary Make an open link
 */
export const useMakeOpenLink = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof makeOpenLink>>, TError,MakeOpenLinkMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof makeOpenLink>>,
        TError,
        MakeOpenLinkMutationVariables,
        TContext
      > => {
      return useMutation(getMakeOpenLinkMutationOptions(options), queryClient);
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
