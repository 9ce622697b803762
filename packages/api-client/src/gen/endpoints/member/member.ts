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
  AvatarRequest,
  CancelAccountClosing200,
  ChangeAvatar200,
  ChangeConsignees200,
  ChangeNickname200,
  ChangeRecommendation200,
  CheckHome200,
  CheckedRequest,
  ConsigneeRequest,
  EndHomeTour200,
  FaultResponse,
  GetAccount200,
  GetAccountClosing200,
  GetPrivacy200,
  GetProperties200,
  ListConsignees200,
  NicknameRequest,
  PropertyRequest,
  RecommendationRequest,
  RequestAccountClosing200,
  SaveProperties200,
  WithdrawConsent200,
  WithdrawalRequest
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
 * For `bbsRole` 1 and 2 hide all points; the numbers are answered nevertheless.
 * @summary Read the signed-in member
 */
export const getAccount = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetAccount200>(
      {url: `/v1/users/account`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetAccountQueryKey = () => {
    return [
    `/v1/users/account`
    ] as const;
    }


export const getGetAccountQueryOptions = <TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAccountQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccount>>> = ({ signal }) => getAccount(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountQueryResult = NonNullable<Awaited<ReturnType<typeof getAccount>>>
export type GetAccountQueryError = ErrorType<FaultResponse>


export function useGetAccount<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccount>>,
          TError,
          Awaited<ReturnType<typeof getAccount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccount<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccount>>,
          TError,
          Awaited<ReturnType<typeof getAccount>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccount<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the signed-in member
 */

export function useGetAccount<TData = Awaited<ReturnType<typeof getAccount>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccount>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAccountQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Change the nickname
 */
export const changeNickname = (
    nicknameRequest: BodyType<NicknameRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ChangeNickname200>(
      {url: `/v1/users/nickname`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: nicknameRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getChangeNicknameMutationKey = () => ['changeNickname'] as const;

export const getChangeNicknameMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeNickname>>, TError,ChangeNicknameMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeNickname>>, TError,ChangeNicknameMutationVariables, TContext> => {

const mutationKey = getChangeNicknameMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeNickname>>, ChangeNicknameMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeNickname(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeNicknameMutationResult = NonNullable<Awaited<ReturnType<typeof changeNickname>>>
    export type ChangeNicknameMutationBody = BodyType<NicknameRequest>
    export type ChangeNicknameMutationError = ErrorType<FaultResponse>
    export type ChangeNicknameMutationVariables = {data: BodyType<NicknameRequest>}

    /**
 * @summary Change the nickname
 */
export const useChangeNickname = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeNickname>>, TError,ChangeNicknameMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeNickname>>,
        TError,
        ChangeNicknameMutationVariables,
        TContext
      > => {
      return useMutation(getChangeNicknameMutationOptions(options), queryClient);
    }
    /**
 * A sensitive field says why it is asked and may stay empty. Answers are used to match tasks.
 * @summary Read the member's attribute form with its answers
 */
export const getProperties = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetProperties200>(
      {url: `/v1/users/property`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetPropertiesQueryKey = () => {
    return [
    `/v1/users/property`
    ] as const;
    }


export const getGetPropertiesQueryOptions = <TData = Awaited<ReturnType<typeof getProperties>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProperties>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPropertiesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getProperties>>> = ({ signal }) => getProperties(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getProperties>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPropertiesQueryResult = NonNullable<Awaited<ReturnType<typeof getProperties>>>
export type GetPropertiesQueryError = ErrorType<FaultResponse>


export function useGetProperties<TData = Awaited<ReturnType<typeof getProperties>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProperties>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProperties>>,
          TError,
          Awaited<ReturnType<typeof getProperties>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProperties<TData = Awaited<ReturnType<typeof getProperties>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProperties>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getProperties>>,
          TError,
          Awaited<ReturnType<typeof getProperties>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetProperties<TData = Awaited<ReturnType<typeof getProperties>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProperties>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the member's attribute form with its answers
 */

export function useGetProperties<TData = Awaited<ReturnType<typeof getProperties>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getProperties>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPropertiesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Changes only the named fields; an empty list removes an answer. PROPERTY_INVALID names the fields in `data.keys`.
 * A sensitive answer needs the separate consent; 不想回答 doesn't.
 * @summary Save answers of the attribute form
 */
export const saveProperties = (
    propertyRequest: BodyType<PropertyRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<SaveProperties200>(
      {url: `/v1/users/property`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: propertyRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getSavePropertiesMutationKey = () => ['saveProperties'] as const;

export const getSavePropertiesMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveProperties>>, TError,SavePropertiesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof saveProperties>>, TError,SavePropertiesMutationVariables, TContext> => {

const mutationKey = getSavePropertiesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof saveProperties>>, SavePropertiesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  saveProperties(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SavePropertiesMutationResult = NonNullable<Awaited<ReturnType<typeof saveProperties>>>
    export type SavePropertiesMutationBody = BodyType<PropertyRequest>
    export type SavePropertiesMutationError = ErrorType<FaultResponse>
    export type SavePropertiesMutationVariables = {data: BodyType<PropertyRequest>}

    /**
 * @summary Save answers of the attribute form
 */
export const useSaveProperties = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof saveProperties>>, TError,SavePropertiesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof saveProperties>>,
        TError,
        SavePropertiesMutationVariables,
        TContext
      > => {
      return useMutation(getSavePropertiesMutationOptions(options), queryClient);
    }
    /**
 * @summary List the member's delivery addresses
 */
export const listConsignees = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListConsignees200>(
      {url: `/v1/users/consignee`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getListConsigneesQueryKey = () => {
    return [
    `/v1/users/consignee`
    ] as const;
    }


export const getListConsigneesQueryOptions = <TData = Awaited<ReturnType<typeof listConsignees>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConsignees>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListConsigneesQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listConsignees>>> = ({ signal }) => listConsignees(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listConsignees>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListConsigneesQueryResult = NonNullable<Awaited<ReturnType<typeof listConsignees>>>
export type ListConsigneesQueryError = ErrorType<FaultResponse>


export function useListConsignees<TData = Awaited<ReturnType<typeof listConsignees>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConsignees>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConsignees>>,
          TError,
          Awaited<ReturnType<typeof listConsignees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConsignees<TData = Awaited<ReturnType<typeof listConsignees>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConsignees>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listConsignees>>,
          TError,
          Awaited<ReturnType<typeof listConsignees>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListConsignees<TData = Awaited<ReturnType<typeof listConsignees>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConsignees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the member's delivery addresses
 */

export function useListConsignees<TData = Awaited<ReturnType<typeof listConsignees>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listConsignees>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListConsigneesQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Without `id` it adds an address, which needs a mobile. ADDRESS_INVALID names the fields in `data.fields`.
 * @summary Save or remove a delivery address
 */
export const changeConsignees = (
    consigneeRequest: BodyType<ConsigneeRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ChangeConsignees200>(
      {url: `/v1/users/consignee`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: consigneeRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getChangeConsigneesMutationKey = () => ['changeConsignees'] as const;

export const getChangeConsigneesMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeConsignees>>, TError,ChangeConsigneesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeConsignees>>, TError,ChangeConsigneesMutationVariables, TContext> => {

const mutationKey = getChangeConsigneesMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeConsignees>>, ChangeConsigneesMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeConsignees(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeConsigneesMutationResult = NonNullable<Awaited<ReturnType<typeof changeConsignees>>>
    export type ChangeConsigneesMutationBody = BodyType<ConsigneeRequest>
    export type ChangeConsigneesMutationError = ErrorType<FaultResponse>
    export type ChangeConsigneesMutationVariables = {data: BodyType<ConsigneeRequest>}

    /**
 * @summary Save or remove a delivery address
 */
export const useChangeConsignees = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeConsignees>>, TError,ChangeConsigneesMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeConsignees>>,
        TError,
        ChangeConsigneesMutationVariables,
        TContext
      > => {
      return useMutation(getChangeConsigneesMutationOptions(options), queryClient);
    }
    /**
 * Takes the key of a picture that was uploaded with `getUploadPolicy` and module `avatar`.
 * @summary Change the avatar
 */
export const changeAvatar = (
    avatarRequest: BodyType<AvatarRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ChangeAvatar200>(
      {url: `/v1/users/avatar`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: avatarRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getChangeAvatarMutationKey = () => ['changeAvatar'] as const;

export const getChangeAvatarMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeAvatar>>, TError,ChangeAvatarMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeAvatar>>, TError,ChangeAvatarMutationVariables, TContext> => {

const mutationKey = getChangeAvatarMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeAvatar>>, ChangeAvatarMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeAvatar(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeAvatarMutationResult = NonNullable<Awaited<ReturnType<typeof changeAvatar>>>
    export type ChangeAvatarMutationBody = BodyType<AvatarRequest>
    export type ChangeAvatarMutationError = ErrorType<FaultResponse>
    export type ChangeAvatarMutationVariables = {data: BodyType<AvatarRequest>}

    /**
 * @summary Change the avatar
 */
export const useChangeAvatar = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeAvatar>>, TError,ChangeAvatarMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeAvatar>>,
        TError,
        ChangeAvatarMutationVariables,
        TContext
      > => {
      return useMutation(getChangeAvatarMutationOptions(options), queryClient);
    }
    /**
 * @summary Read the member's consents and privacy settings
 */
export const getPrivacy = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetPrivacy200>(
      {url: `/v1/users/privacy`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetPrivacyQueryKey = () => {
    return [
    `/v1/users/privacy`
    ] as const;
    }


export const getGetPrivacyQueryOptions = <TData = Awaited<ReturnType<typeof getPrivacy>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrivacy>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetPrivacyQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getPrivacy>>> = ({ signal }) => getPrivacy(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getPrivacy>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetPrivacyQueryResult = NonNullable<Awaited<ReturnType<typeof getPrivacy>>>
export type GetPrivacyQueryError = ErrorType<FaultResponse>


export function useGetPrivacy<TData = Awaited<ReturnType<typeof getPrivacy>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrivacy>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPrivacy>>,
          TError,
          Awaited<ReturnType<typeof getPrivacy>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPrivacy<TData = Awaited<ReturnType<typeof getPrivacy>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrivacy>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getPrivacy>>,
          TError,
          Awaited<ReturnType<typeof getPrivacy>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetPrivacy<TData = Awaited<ReturnType<typeof getPrivacy>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrivacy>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read the member's consents and privacy settings
 */

export function useGetPrivacy<TData = Awaited<ReturnType<typeof getPrivacy>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getPrivacy>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetPrivacyQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Switch personalised recommendations on or off
 */
export const changeRecommendation = (
    recommendationRequest: BodyType<RecommendationRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ChangeRecommendation200>(
      {url: `/v1/users/privacy/recommendation`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: recommendationRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getChangeRecommendationMutationKey = () => ['changeRecommendation'] as const;

export const getChangeRecommendationMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeRecommendation>>, TError,ChangeRecommendationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof changeRecommendation>>, TError,ChangeRecommendationMutationVariables, TContext> => {

const mutationKey = getChangeRecommendationMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeRecommendation>>, ChangeRecommendationMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  changeRecommendation(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeRecommendationMutationResult = NonNullable<Awaited<ReturnType<typeof changeRecommendation>>>
    export type ChangeRecommendationMutationBody = BodyType<RecommendationRequest>
    export type ChangeRecommendationMutationError = ErrorType<FaultResponse>
    export type ChangeRecommendationMutationVariables = {data: BodyType<RecommendationRequest>}

    /**
 * @summary Switch personalised recommendations on or off
 */
export const useChangeRecommendation = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeRecommendation>>, TError,ChangeRecommendationMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeRecommendation>>,
        TError,
        ChangeRecommendationMutationVariables,
        TContext
      > => {
      return useMutation(getChangeRecommendationMutationOptions(options), queryClient);
    }
    /**
 * Withdrawing is as easy as giving (PIPL 15); what was done before stays lawful. Withdrawing `idVerification` erases
 * name and number, and cash can't be exchanged until it is given again. Withdrawing `attributes` erases the
 * sensitive answers. Refuses with NOT_FOUND a consent that was never given or is withdrawn already, and the
 * agreement itself, which ends only with the account; refuses with ID_CHECK_WAITING while a check is under way.
 * @summary Withdraw one consent
 */
export const withdrawConsent = (
    withdrawalRequest: BodyType<WithdrawalRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<WithdrawConsent200>(
      {url: `/v1/users/privacy/consents/withdraw`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: withdrawalRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getWithdrawConsentMutationKey = () => ['withdrawConsent'] as const;

export const getWithdrawConsentMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawConsent>>, TError,WithdrawConsentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof withdrawConsent>>, TError,WithdrawConsentMutationVariables, TContext> => {

const mutationKey = getWithdrawConsentMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawConsent>>, WithdrawConsentMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  withdrawConsent(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawConsentMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawConsent>>>
    export type WithdrawConsentMutationBody = BodyType<WithdrawalRequest>
    export type WithdrawConsentMutationError = ErrorType<FaultResponse>
    export type WithdrawConsentMutationVariables = {data: BodyType<WithdrawalRequest>}

    /**
 * @summary Withdraw one consent
 */
export const useWithdrawConsent = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawConsent>>, TError,WithdrawConsentMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawConsent>>,
        TError,
        WithdrawConsentMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawConsentMutationOptions(options), queryClient);
    }
    /**
 * JSON, area by area: account, profile, consents, addresses, real-name check, coins, cards, tasks, orders,
 * check-ins, answers, messages and uploaded files. Needs a ticket of `checkSmsCode` with purpose `exportData`, and
 * uses it up.
 * @summary Download the member's own data
 */
export const exportPersonalData = (
    checkedRequest: BodyType<CheckedRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<Blob>(
      {url: `/v1/users/export`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: checkedRequest,
        responseType: 'blob', ...(signal ? { signal }: {})
    },
      options);
    }




export const getExportPersonalDataMutationKey = () => ['exportPersonalData'] as const;

export const getExportPersonalDataMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportPersonalData>>, TError,ExportPersonalDataMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof exportPersonalData>>, TError,ExportPersonalDataMutationVariables, TContext> => {

const mutationKey = getExportPersonalDataMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof exportPersonalData>>, ExportPersonalDataMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  exportPersonalData(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ExportPersonalDataMutationResult = NonNullable<Awaited<ReturnType<typeof exportPersonalData>>>
    export type ExportPersonalDataMutationBody = BodyType<CheckedRequest>
    export type ExportPersonalDataMutationError = ErrorType<FaultResponse>
    export type ExportPersonalDataMutationVariables = {data: BodyType<CheckedRequest>}

    /**
 * @summary Download the member's own data
 */
export const useExportPersonalData = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof exportPersonalData>>, TError,ExportPersonalDataMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof exportPersonalData>>,
        TError,
        ExportPersonalDataMutationVariables,
        TContext
      > => {
      return useMutation(getExportPersonalDataMutationOptions(options), queryClient);
    }
    /**
 * @summary What deleting the account would erase
 */
export const getAccountClosing = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetAccountClosing200>(
      {url: `/v1/users/closing`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetAccountClosingQueryKey = () => {
    return [
    `/v1/users/closing`
    ] as const;
    }


export const getGetAccountClosingQueryOptions = <TData = Awaited<ReturnType<typeof getAccountClosing>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountClosing>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetAccountClosingQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getAccountClosing>>> = ({ signal }) => getAccountClosing(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getAccountClosing>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetAccountClosingQueryResult = NonNullable<Awaited<ReturnType<typeof getAccountClosing>>>
export type GetAccountClosingQueryError = ErrorType<FaultResponse>


export function useGetAccountClosing<TData = Awaited<ReturnType<typeof getAccountClosing>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountClosing>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountClosing>>,
          TError,
          Awaited<ReturnType<typeof getAccountClosing>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountClosing<TData = Awaited<ReturnType<typeof getAccountClosing>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountClosing>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getAccountClosing>>,
          TError,
          Awaited<ReturnType<typeof getAccountClosing>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetAccountClosing<TData = Awaited<ReturnType<typeof getAccountClosing>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountClosing>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What deleting the account would erase
 */

export function useGetAccountClosing<TData = Awaited<ReturnType<typeof getAccountClosing>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getAccountClosing>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetAccountClosingQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The account is deleted after 7 days, unless the member cancels or signs in again before. Then personal data is
 * erased, and the ledger is kept under a pseudonym. Needs a ticket of `checkSmsCode` with purpose `closeAccount`.
 * @summary Ask for the deletion of the account
 */
export const requestAccountClosing = (
    checkedRequest: BodyType<CheckedRequest>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RequestAccountClosing200>(
      {url: `/v1/users/closing`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: checkedRequest, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRequestAccountClosingMutationKey = () => ['requestAccountClosing'] as const;

export const getRequestAccountClosingMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestAccountClosing>>, TError,RequestAccountClosingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof requestAccountClosing>>, TError,RequestAccountClosingMutationVariables, TContext> => {

const mutationKey = getRequestAccountClosingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof requestAccountClosing>>, RequestAccountClosingMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  requestAccountClosing(data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RequestAccountClosingMutationResult = NonNullable<Awaited<ReturnType<typeof requestAccountClosing>>>
    export type RequestAccountClosingMutationBody = BodyType<CheckedRequest>
    export type RequestAccountClosingMutationError = ErrorType<FaultResponse>
    export type RequestAccountClosingMutationVariables = {data: BodyType<CheckedRequest>}

    /**
 * @summary Ask for the deletion of the account
 */
export const useRequestAccountClosing = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof requestAccountClosing>>, TError,RequestAccountClosingMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof requestAccountClosing>>,
        TError,
        RequestAccountClosingMutationVariables,
        TContext
      > => {
      return useMutation(getRequestAccountClosingMutationOptions(options), queryClient);
    }
    /**
 * @summary Cancel the deletion of the account
 */
export const cancelAccountClosing = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CancelAccountClosing200>(
      {url: `/v1/users/closing/cancel`, method: 'POST', ...(signal ? { signal }: {})
    },
      options);
    }




export const getCancelAccountClosingMutationKey = () => ['cancelAccountClosing'] as const;

export const getCancelAccountClosingMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelAccountClosing>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof cancelAccountClosing>>, TError,void, TContext> => {

const mutationKey = getCancelAccountClosingMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof cancelAccountClosing>>, void> = () => {


          return  cancelAccountClosing(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CancelAccountClosingMutationResult = NonNullable<Awaited<ReturnType<typeof cancelAccountClosing>>>

    export type CancelAccountClosingMutationError = ErrorType<FaultResponse>


    /**
 * @summary Cancel the deletion of the account
 */
export const useCancelAccountClosing = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof cancelAccountClosing>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof cancelAccountClosing>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getCancelAccountClosingMutationOptions(options), queryClient);
    }
    /**
 * @summary What needs the member's attention on the home page
 */
export const checkHome = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CheckHome200>(
      {url: `/v1/home/check`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getCheckHomeQueryKey = () => {
    return [
    `/v1/home/check`
    ] as const;
    }


export const getCheckHomeQueryOptions = <TData = Awaited<ReturnType<typeof checkHome>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkHome>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getCheckHomeQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof checkHome>>> = ({ signal }) => checkHome(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof checkHome>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type CheckHomeQueryResult = NonNullable<Awaited<ReturnType<typeof checkHome>>>
export type CheckHomeQueryError = ErrorType<FaultResponse>


export function useCheckHome<TData = Awaited<ReturnType<typeof checkHome>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkHome>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkHome>>,
          TError,
          Awaited<ReturnType<typeof checkHome>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckHome<TData = Awaited<ReturnType<typeof checkHome>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkHome>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof checkHome>>,
          TError,
          Awaited<ReturnType<typeof checkHome>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useCheckHome<TData = Awaited<ReturnType<typeof checkHome>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkHome>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary What needs the member's attention on the home page
 */

export function useCheckHome<TData = Awaited<ReturnType<typeof checkHome>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof checkHome>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getCheckHomeQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * `tourDue` is false from then on, on every device. Calling it again changes nothing.
 * @summary Record that the member has seen the tour of the home page
 */
export const endHomeTour = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<EndHomeTour200>(
      {url: `/v1/home/tour`, method: 'POST', ...(signal ? { signal }: {})
    },
      options);
    }




export const getEndHomeTourMutationKey = () => ['endHomeTour'] as const;

export const getEndHomeTourMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endHomeTour>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof endHomeTour>>, TError,void, TContext> => {

const mutationKey = getEndHomeTourMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof endHomeTour>>, void> = () => {


          return  endHomeTour(requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type EndHomeTourMutationResult = NonNullable<Awaited<ReturnType<typeof endHomeTour>>>

    export type EndHomeTourMutationError = ErrorType<FaultResponse>


    /**
 * @summary Record that the member has seen the tour of the home page
 */
export const useEndHomeTour = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof endHomeTour>>, TError,void, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof endHomeTour>>,
        TError,
        void,
        TContext
      > => {
      return useMutation(getEndHomeTourMutationOptions(options), queryClient);
    }
