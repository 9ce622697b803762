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
  AddBenefit200,
  AddBenefitChoice200,
  AddBenefitChoiceHeaders,
  AddBenefitChoiceRequest,
  AddBenefitHeaders,
  AddBenefitRequest,
  ChangeBenefitStock200,
  ChangeBenefitStockHeaders,
  ChangeBenefitStockRequest,
  FaultResponse,
  GetOperatorBenefit200,
  ImportCardCodes200,
  ImportCardCodesHeaders,
  ImportCardCodesRequest,
  ListOperatorBenefits200,
  ListOperatorBenefitsParams,
  PublicId,
  RemoveBenefitChoice200,
  RemoveBenefitChoiceHeaders,
  RemoveBenefitChoiceRequest,
  RenameBenefitChoice200,
  RenameBenefitChoiceHeaders,
  RenameBenefitChoiceRequest,
  SetBenefitLimits200,
  SetBenefitLimitsHeaders,
  SetBenefitLimitsRequest,
  SetBenefitPictures200,
  SetBenefitPicturesHeaders,
  SetBenefitPicturesRequest,
  SetBenefitPrice200,
  SetBenefitPriceHeaders,
  SetBenefitPriceRequest,
  SetBenefitSale200,
  SetBenefitSaleHeaders,
  SetBenefitSaleRequest,
  SetBenefitTexts200,
  SetBenefitTextsHeaders,
  SetBenefitTextsRequest,
  SetBenefitTimes200,
  SetBenefitTimesHeaders,
  SetBenefitTimesRequest,
  WithdrawCardCodes200,
  WithdrawCardCodesHeaders,
  WithdrawCardCodesRequest
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
 * @summary List benefits
 */
export const listOperatorBenefits = (
    params?: ListOperatorBenefitsParams,
 signal?: AbortSignal
) => {


      return http<ListOperatorBenefits200>(
      {url: `/benefits`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOperatorBenefitsQueryKey = (params?: ListOperatorBenefitsParams,) => {
    return [
    `/benefits`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOperatorBenefitsQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorBenefits>>, TError = ErrorType<FaultResponse>>(params?: ListOperatorBenefitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorBenefits>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorBenefitsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorBenefits>>> = ({ signal }) => listOperatorBenefits(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorBenefits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorBenefitsQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorBenefits>>>
export type ListOperatorBenefitsQueryError = ErrorType<FaultResponse>


export function useListOperatorBenefits<TData = Awaited<ReturnType<typeof listOperatorBenefits>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListOperatorBenefitsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorBenefits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorBenefits>>,
          TError,
          Awaited<ReturnType<typeof listOperatorBenefits>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorBenefits<TData = Awaited<ReturnType<typeof listOperatorBenefits>>, TError = ErrorType<FaultResponse>>(
 params?: ListOperatorBenefitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorBenefits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorBenefits>>,
          TError,
          Awaited<ReturnType<typeof listOperatorBenefits>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorBenefits<TData = Awaited<ReturnType<typeof listOperatorBenefits>>, TError = ErrorType<FaultResponse>>(
 params?: ListOperatorBenefitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorBenefits>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List benefits
 */

export function useListOperatorBenefits<TData = Awaited<ReturnType<typeof listOperatorBenefits>>, TError = ErrorType<FaultResponse>>(
 params?: ListOperatorBenefitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorBenefits>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorBenefitsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Add a benefit
 */
export const addBenefit = (
    addBenefitRequest: AddBenefitRequest,
    headers: AddBenefitHeaders,
 signal?: AbortSignal
) => {


      return http<AddBenefit200>(
      {url: `/benefits`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: addBenefitRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getAddBenefitMutationKey = () => ['addBenefit'] as const;

export const getAddBenefitMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addBenefit>>, TError,AddBenefitMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof addBenefit>>, TError,AddBenefitMutationVariables, TContext> => {

const mutationKey = getAddBenefitMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addBenefit>>, AddBenefitMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  addBenefit(data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddBenefitMutationResult = NonNullable<Awaited<ReturnType<typeof addBenefit>>>
    export type AddBenefitMutationBody = AddBenefitRequest
    export type AddBenefitMutationError = ErrorType<FaultResponse>
    export type AddBenefitMutationVariables = {data: AddBenefitRequest;headers: AddBenefitHeaders}

    /**
 * @summary Add a benefit
 */
export const useAddBenefit = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addBenefit>>, TError,AddBenefitMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addBenefit>>,
        TError,
        AddBenefitMutationVariables,
        TContext
      > => {
      return useMutation(getAddBenefitMutationOptions(options), queryClient);
    }
    /**
 * @summary Read a benefit
 */
export const getOperatorBenefit = (
    id: PublicId,
 signal?: AbortSignal
) => {


      return http<GetOperatorBenefit200>(
      {url: `/benefits/${id}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetOperatorBenefitQueryKey = (id: PublicId,) => {
    return [
    `/benefits/${id}`
    ] as const;
    }


export const getGetOperatorBenefitQueryOptions = <TData = Awaited<ReturnType<typeof getOperatorBenefit>>, TError = ErrorType<FaultResponse>>(id: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorBenefit>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOperatorBenefitQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOperatorBenefit>>> = ({ signal }) => getOperatorBenefit(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOperatorBenefit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOperatorBenefitQueryResult = NonNullable<Awaited<ReturnType<typeof getOperatorBenefit>>>
export type GetOperatorBenefitQueryError = ErrorType<FaultResponse>


export function useGetOperatorBenefit<TData = Awaited<ReturnType<typeof getOperatorBenefit>>, TError = ErrorType<FaultResponse>>(
 id: PublicId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorBenefit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperatorBenefit>>,
          TError,
          Awaited<ReturnType<typeof getOperatorBenefit>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperatorBenefit<TData = Awaited<ReturnType<typeof getOperatorBenefit>>, TError = ErrorType<FaultResponse>>(
 id: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorBenefit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperatorBenefit>>,
          TError,
          Awaited<ReturnType<typeof getOperatorBenefit>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperatorBenefit<TData = Awaited<ReturnType<typeof getOperatorBenefit>>, TError = ErrorType<FaultResponse>>(
 id: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorBenefit>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read a benefit
 */

export function useGetOperatorBenefit<TData = Awaited<ReturnType<typeof getOperatorBenefit>>, TError = ErrorType<FaultResponse>>(
 id: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorBenefit>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOperatorBenefitQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Put a benefit on or off sale
 */
export const setBenefitSale = (
    id: PublicId,
    setBenefitSaleRequest: SetBenefitSaleRequest,
    headers: SetBenefitSaleHeaders,
 signal?: AbortSignal
) => {


      return http<SetBenefitSale200>(
      {url: `/benefits/${id}/sale`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: setBenefitSaleRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSetBenefitSaleMutationKey = () => ['setBenefitSale'] as const;

export const getSetBenefitSaleMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setBenefitSale>>, TError,SetBenefitSaleMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setBenefitSale>>, TError,SetBenefitSaleMutationVariables, TContext> => {

const mutationKey = getSetBenefitSaleMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setBenefitSale>>, SetBenefitSaleMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  setBenefitSale(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetBenefitSaleMutationResult = NonNullable<Awaited<ReturnType<typeof setBenefitSale>>>
    export type SetBenefitSaleMutationBody = SetBenefitSaleRequest
    export type SetBenefitSaleMutationError = ErrorType<FaultResponse>
    export type SetBenefitSaleMutationVariables = {id: PublicId;data: SetBenefitSaleRequest;headers: SetBenefitSaleHeaders}

    /**
 * @summary Put a benefit on or off sale
 */
export const useSetBenefitSale = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setBenefitSale>>, TError,SetBenefitSaleMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setBenefitSale>>,
        TError,
        SetBenefitSaleMutationVariables,
        TContext
      > => {
      return useMutation(getSetBenefitSaleMutationOptions(options), queryClient);
    }
    /**
 * @summary Set when the sale of a benefit begins and ends
 */
export const setBenefitTimes = (
    id: PublicId,
    setBenefitTimesRequest: SetBenefitTimesRequest,
    headers: SetBenefitTimesHeaders,
 signal?: AbortSignal
) => {


      return http<SetBenefitTimes200>(
      {url: `/benefits/${id}/times`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: setBenefitTimesRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSetBenefitTimesMutationKey = () => ['setBenefitTimes'] as const;

export const getSetBenefitTimesMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setBenefitTimes>>, TError,SetBenefitTimesMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setBenefitTimes>>, TError,SetBenefitTimesMutationVariables, TContext> => {

const mutationKey = getSetBenefitTimesMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setBenefitTimes>>, SetBenefitTimesMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  setBenefitTimes(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetBenefitTimesMutationResult = NonNullable<Awaited<ReturnType<typeof setBenefitTimes>>>
    export type SetBenefitTimesMutationBody = SetBenefitTimesRequest
    export type SetBenefitTimesMutationError = ErrorType<FaultResponse>
    export type SetBenefitTimesMutationVariables = {id: PublicId;data: SetBenefitTimesRequest;headers: SetBenefitTimesHeaders}

    /**
 * @summary Set when the sale of a benefit begins and ends
 */
export const useSetBenefitTimes = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setBenefitTimes>>, TError,SetBenefitTimesMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setBenefitTimes>>,
        TError,
        SetBenefitTimesMutationVariables,
        TContext
      > => {
      return useMutation(getSetBenefitTimesMutationOptions(options), queryClient);
    }
    /**
 * @summary Change a price
 */
export const setBenefitPrice = (
    id: PublicId,
    setBenefitPriceRequest: SetBenefitPriceRequest,
    headers: SetBenefitPriceHeaders,
 signal?: AbortSignal
) => {


      return http<SetBenefitPrice200>(
      {url: `/benefits/${id}/price`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: setBenefitPriceRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSetBenefitPriceMutationKey = () => ['setBenefitPrice'] as const;

export const getSetBenefitPriceMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setBenefitPrice>>, TError,SetBenefitPriceMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setBenefitPrice>>, TError,SetBenefitPriceMutationVariables, TContext> => {

const mutationKey = getSetBenefitPriceMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setBenefitPrice>>, SetBenefitPriceMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  setBenefitPrice(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetBenefitPriceMutationResult = NonNullable<Awaited<ReturnType<typeof setBenefitPrice>>>
    export type SetBenefitPriceMutationBody = SetBenefitPriceRequest
    export type SetBenefitPriceMutationError = ErrorType<FaultResponse>
    export type SetBenefitPriceMutationVariables = {id: PublicId;data: SetBenefitPriceRequest;headers: SetBenefitPriceHeaders}

    /**
 * @summary Change a price
 */
export const useSetBenefitPrice = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setBenefitPrice>>, TError,SetBenefitPriceMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setBenefitPrice>>,
        TError,
        SetBenefitPriceMutationVariables,
        TContext
      > => {
      return useMutation(getSetBenefitPriceMutationOptions(options), queryClient);
    }
    /**
 * @summary Add to a stock, or take from it
 */
export const changeBenefitStock = (
    id: PublicId,
    changeBenefitStockRequest: ChangeBenefitStockRequest,
    headers: ChangeBenefitStockHeaders,
 signal?: AbortSignal
) => {


      return http<ChangeBenefitStock200>(
      {url: `/benefits/${id}/stock`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: changeBenefitStockRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getChangeBenefitStockMutationKey = () => ['changeBenefitStock'] as const;

export const getChangeBenefitStockMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeBenefitStock>>, TError,ChangeBenefitStockMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof changeBenefitStock>>, TError,ChangeBenefitStockMutationVariables, TContext> => {

const mutationKey = getChangeBenefitStockMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof changeBenefitStock>>, ChangeBenefitStockMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  changeBenefitStock(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ChangeBenefitStockMutationResult = NonNullable<Awaited<ReturnType<typeof changeBenefitStock>>>
    export type ChangeBenefitStockMutationBody = ChangeBenefitStockRequest
    export type ChangeBenefitStockMutationError = ErrorType<FaultResponse>
    export type ChangeBenefitStockMutationVariables = {id: PublicId;data: ChangeBenefitStockRequest;headers: ChangeBenefitStockHeaders}

    /**
 * @summary Add to a stock, or take from it
 */
export const useChangeBenefitStock = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof changeBenefitStock>>, TError,ChangeBenefitStockMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof changeBenefitStock>>,
        TError,
        ChangeBenefitStockMutationVariables,
        TContext
      > => {
      return useMutation(getChangeBenefitStockMutationOptions(options), queryClient);
    }
    /**
 * @summary Change how many a member may order
 */
export const setBenefitLimits = (
    id: PublicId,
    setBenefitLimitsRequest: SetBenefitLimitsRequest,
    headers: SetBenefitLimitsHeaders,
 signal?: AbortSignal
) => {


      return http<SetBenefitLimits200>(
      {url: `/benefits/${id}/limits`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: setBenefitLimitsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSetBenefitLimitsMutationKey = () => ['setBenefitLimits'] as const;

export const getSetBenefitLimitsMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setBenefitLimits>>, TError,SetBenefitLimitsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setBenefitLimits>>, TError,SetBenefitLimitsMutationVariables, TContext> => {

const mutationKey = getSetBenefitLimitsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setBenefitLimits>>, SetBenefitLimitsMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  setBenefitLimits(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetBenefitLimitsMutationResult = NonNullable<Awaited<ReturnType<typeof setBenefitLimits>>>
    export type SetBenefitLimitsMutationBody = SetBenefitLimitsRequest
    export type SetBenefitLimitsMutationError = ErrorType<FaultResponse>
    export type SetBenefitLimitsMutationVariables = {id: PublicId;data: SetBenefitLimitsRequest;headers: SetBenefitLimitsHeaders}

    /**
 * @summary Change how many a member may order
 */
export const useSetBenefitLimits = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setBenefitLimits>>, TError,SetBenefitLimitsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setBenefitLimits>>,
        TError,
        SetBenefitLimitsMutationVariables,
        TContext
      > => {
      return useMutation(getSetBenefitLimitsMutationOptions(options), queryClient);
    }
    /**
 * @summary Set the pictures of a benefit
 */
export const setBenefitPictures = (
    id: PublicId,
    setBenefitPicturesRequest: SetBenefitPicturesRequest,
    headers: SetBenefitPicturesHeaders,
 signal?: AbortSignal
) => {


      return http<SetBenefitPictures200>(
      {url: `/benefits/${id}/pictures`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: setBenefitPicturesRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSetBenefitPicturesMutationKey = () => ['setBenefitPictures'] as const;

export const getSetBenefitPicturesMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setBenefitPictures>>, TError,SetBenefitPicturesMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setBenefitPictures>>, TError,SetBenefitPicturesMutationVariables, TContext> => {

const mutationKey = getSetBenefitPicturesMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setBenefitPictures>>, SetBenefitPicturesMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  setBenefitPictures(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetBenefitPicturesMutationResult = NonNullable<Awaited<ReturnType<typeof setBenefitPictures>>>
    export type SetBenefitPicturesMutationBody = SetBenefitPicturesRequest
    export type SetBenefitPicturesMutationError = ErrorType<FaultResponse>
    export type SetBenefitPicturesMutationVariables = {id: PublicId;data: SetBenefitPicturesRequest;headers: SetBenefitPicturesHeaders}

    /**
 * @summary Set the pictures of a benefit
 */
export const useSetBenefitPictures = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setBenefitPictures>>, TError,SetBenefitPicturesMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setBenefitPictures>>,
        TError,
        SetBenefitPicturesMutationVariables,
        TContext
      > => {
      return useMutation(getSetBenefitPicturesMutationOptions(options), queryClient);
    }
    /**
 * @summary Change what members read of a benefit, and who may order it
 */
export const setBenefitTexts = (
    id: PublicId,
    setBenefitTextsRequest: SetBenefitTextsRequest,
    headers: SetBenefitTextsHeaders,
 signal?: AbortSignal
) => {


      return http<SetBenefitTexts200>(
      {url: `/benefits/${id}/texts`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: setBenefitTextsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSetBenefitTextsMutationKey = () => ['setBenefitTexts'] as const;

export const getSetBenefitTextsMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setBenefitTexts>>, TError,SetBenefitTextsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setBenefitTexts>>, TError,SetBenefitTextsMutationVariables, TContext> => {

const mutationKey = getSetBenefitTextsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setBenefitTexts>>, SetBenefitTextsMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  setBenefitTexts(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetBenefitTextsMutationResult = NonNullable<Awaited<ReturnType<typeof setBenefitTexts>>>
    export type SetBenefitTextsMutationBody = SetBenefitTextsRequest
    export type SetBenefitTextsMutationError = ErrorType<FaultResponse>
    export type SetBenefitTextsMutationVariables = {id: PublicId;data: SetBenefitTextsRequest;headers: SetBenefitTextsHeaders}

    /**
 * @summary Change what members read of a benefit, and who may order it
 */
export const useSetBenefitTexts = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setBenefitTexts>>, TError,SetBenefitTextsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setBenefitTexts>>,
        TError,
        SetBenefitTextsMutationVariables,
        TContext
      > => {
      return useMutation(getSetBenefitTextsMutationOptions(options), queryClient);
    }
    /**
 * @summary Add a choice to a benefit
 */
export const addBenefitChoice = (
    id: PublicId,
    addBenefitChoiceRequest: AddBenefitChoiceRequest,
    headers: AddBenefitChoiceHeaders,
 signal?: AbortSignal
) => {


      return http<AddBenefitChoice200>(
      {url: `/benefits/${id}/choices`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: addBenefitChoiceRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getAddBenefitChoiceMutationKey = () => ['addBenefitChoice'] as const;

export const getAddBenefitChoiceMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addBenefitChoice>>, TError,AddBenefitChoiceMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof addBenefitChoice>>, TError,AddBenefitChoiceMutationVariables, TContext> => {

const mutationKey = getAddBenefitChoiceMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof addBenefitChoice>>, AddBenefitChoiceMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  addBenefitChoice(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AddBenefitChoiceMutationResult = NonNullable<Awaited<ReturnType<typeof addBenefitChoice>>>
    export type AddBenefitChoiceMutationBody = AddBenefitChoiceRequest
    export type AddBenefitChoiceMutationError = ErrorType<FaultResponse>
    export type AddBenefitChoiceMutationVariables = {id: PublicId;data: AddBenefitChoiceRequest;headers: AddBenefitChoiceHeaders}

    /**
 * @summary Add a choice to a benefit
 */
export const useAddBenefitChoice = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof addBenefitChoice>>, TError,AddBenefitChoiceMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof addBenefitChoice>>,
        TError,
        AddBenefitChoiceMutationVariables,
        TContext
      > => {
      return useMutation(getAddBenefitChoiceMutationOptions(options), queryClient);
    }
    /**
 * @summary Change the name of a choice
 */
export const renameBenefitChoice = (
    id: PublicId,
    renameBenefitChoiceRequest: RenameBenefitChoiceRequest,
    headers: RenameBenefitChoiceHeaders,
 signal?: AbortSignal
) => {


      return http<RenameBenefitChoice200>(
      {url: `/benefits/${id}/choices/rename`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: renameBenefitChoiceRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRenameBenefitChoiceMutationKey = () => ['renameBenefitChoice'] as const;

export const getRenameBenefitChoiceMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renameBenefitChoice>>, TError,RenameBenefitChoiceMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof renameBenefitChoice>>, TError,RenameBenefitChoiceMutationVariables, TContext> => {

const mutationKey = getRenameBenefitChoiceMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof renameBenefitChoice>>, RenameBenefitChoiceMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  renameBenefitChoice(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RenameBenefitChoiceMutationResult = NonNullable<Awaited<ReturnType<typeof renameBenefitChoice>>>
    export type RenameBenefitChoiceMutationBody = RenameBenefitChoiceRequest
    export type RenameBenefitChoiceMutationError = ErrorType<FaultResponse>
    export type RenameBenefitChoiceMutationVariables = {id: PublicId;data: RenameBenefitChoiceRequest;headers: RenameBenefitChoiceHeaders}

    /**
 * @summary Change the name of a choice
 */
export const useRenameBenefitChoice = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof renameBenefitChoice>>, TError,RenameBenefitChoiceMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof renameBenefitChoice>>,
        TError,
        RenameBenefitChoiceMutationVariables,
        TContext
      > => {
      return useMutation(getRenameBenefitChoiceMutationOptions(options), queryClient);
    }
    /**
 * @summary Take a choice off a benefit
 */
export const removeBenefitChoice = (
    id: PublicId,
    removeBenefitChoiceRequest: RemoveBenefitChoiceRequest,
    headers: RemoveBenefitChoiceHeaders,
 signal?: AbortSignal
) => {


      return http<RemoveBenefitChoice200>(
      {url: `/benefits/${id}/choices/remove`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: removeBenefitChoiceRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRemoveBenefitChoiceMutationKey = () => ['removeBenefitChoice'] as const;

export const getRemoveBenefitChoiceMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeBenefitChoice>>, TError,RemoveBenefitChoiceMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof removeBenefitChoice>>, TError,RemoveBenefitChoiceMutationVariables, TContext> => {

const mutationKey = getRemoveBenefitChoiceMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof removeBenefitChoice>>, RemoveBenefitChoiceMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  removeBenefitChoice(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RemoveBenefitChoiceMutationResult = NonNullable<Awaited<ReturnType<typeof removeBenefitChoice>>>
    export type RemoveBenefitChoiceMutationBody = RemoveBenefitChoiceRequest
    export type RemoveBenefitChoiceMutationError = ErrorType<FaultResponse>
    export type RemoveBenefitChoiceMutationVariables = {id: PublicId;data: RemoveBenefitChoiceRequest;headers: RemoveBenefitChoiceHeaders}

    /**
 * @summary Take a choice off a benefit
 */
export const useRemoveBenefitChoice = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof removeBenefitChoice>>, TError,RemoveBenefitChoiceMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof removeBenefitChoice>>,
        TError,
        RemoveBenefitChoiceMutationVariables,
        TContext
      > => {
      return useMutation(getRemoveBenefitChoiceMutationOptions(options), queryClient);
    }
    /**
 * @summary Load card codes, sealed
 */
export const importCardCodes = (
    id: PublicId,
    importCardCodesRequest: ImportCardCodesRequest,
    headers: ImportCardCodesHeaders,
 signal?: AbortSignal
) => {


      return http<ImportCardCodes200>(
      {url: `/benefits/${id}/codes/import`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: importCardCodesRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getImportCardCodesMutationKey = () => ['importCardCodes'] as const;

export const getImportCardCodesMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importCardCodes>>, TError,ImportCardCodesMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof importCardCodes>>, TError,ImportCardCodesMutationVariables, TContext> => {

const mutationKey = getImportCardCodesMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof importCardCodes>>, ImportCardCodesMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  importCardCodes(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ImportCardCodesMutationResult = NonNullable<Awaited<ReturnType<typeof importCardCodes>>>
    export type ImportCardCodesMutationBody = ImportCardCodesRequest
    export type ImportCardCodesMutationError = ErrorType<FaultResponse>
    export type ImportCardCodesMutationVariables = {id: PublicId;data: ImportCardCodesRequest;headers: ImportCardCodesHeaders}

    /**
 * @summary Load card codes, sealed
 */
export const useImportCardCodes = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof importCardCodes>>, TError,ImportCardCodesMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof importCardCodes>>,
        TError,
        ImportCardCodesMutationVariables,
        TContext
      > => {
      return useMutation(getImportCardCodesMutationOptions(options), queryClient);
    }
    /**
 * @summary Withdraw card codes that no order needs
 */
export const withdrawCardCodes = (
    id: PublicId,
    withdrawCardCodesRequest: WithdrawCardCodesRequest,
    headers: WithdrawCardCodesHeaders,
 signal?: AbortSignal
) => {


      return http<WithdrawCardCodes200>(
      {url: `/benefits/${id}/codes/withdraw`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: withdrawCardCodesRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getWithdrawCardCodesMutationKey = () => ['withdrawCardCodes'] as const;

export const getWithdrawCardCodesMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawCardCodes>>, TError,WithdrawCardCodesMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof withdrawCardCodes>>, TError,WithdrawCardCodesMutationVariables, TContext> => {

const mutationKey = getWithdrawCardCodesMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof withdrawCardCodes>>, WithdrawCardCodesMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  withdrawCardCodes(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type WithdrawCardCodesMutationResult = NonNullable<Awaited<ReturnType<typeof withdrawCardCodes>>>
    export type WithdrawCardCodesMutationBody = WithdrawCardCodesRequest
    export type WithdrawCardCodesMutationError = ErrorType<FaultResponse>
    export type WithdrawCardCodesMutationVariables = {id: PublicId;data: WithdrawCardCodesRequest;headers: WithdrawCardCodesHeaders}

    /**
 * @summary Withdraw card codes that no order needs
 */
export const useWithdrawCardCodes = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof withdrawCardCodes>>, TError,WithdrawCardCodesMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof withdrawCardCodes>>,
        TError,
        WithdrawCardCodesMutationVariables,
        TContext
      > => {
      return useMutation(getWithdrawCardCodesMutationOptions(options), queryClient);
    }
