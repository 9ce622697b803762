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
  AskRestock200,
  CheckAllowance200,
  CheckAllowanceParams,
  CheckOrder200,
  CorrectOrder200,
  CorrectOrderHeaders,
  FaultResponse,
  GetBenefit200,
  GetExchangeInfo200,
  GetOrder200,
  Id,
  ListBenefits200,
  ListBenefitsParams,
  ListOrders200,
  ListOrdersParams,
  OrderCorrection,
  OrderFault,
  OrderForm,
  PlaceOrder200,
  PlaceOrderHeaders,
  PublicId,
  RestockWish,
  RevealOrder200,
  RevokeOrder200,
  RevokeOrderHeaders
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
 * @summary The member's balance, limits, fee and saved payees for exchanging
 */
export const getExchangeInfo = (

 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetExchangeInfo200>(
      {url: `/v1/users/exchange-info`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetExchangeInfoQueryKey = () => {
    return [
    `/v1/users/exchange-info`
    ] as const;
    }


export const getGetExchangeInfoQueryOptions = <TData = Awaited<ReturnType<typeof getExchangeInfo>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExchangeInfo>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetExchangeInfoQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getExchangeInfo>>> = ({ signal }) => getExchangeInfo(requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getExchangeInfo>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetExchangeInfoQueryResult = NonNullable<Awaited<ReturnType<typeof getExchangeInfo>>>
export type GetExchangeInfoQueryError = ErrorType<FaultResponse>


export function useGetExchangeInfo<TData = Awaited<ReturnType<typeof getExchangeInfo>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExchangeInfo>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getExchangeInfo>>,
          TError,
          Awaited<ReturnType<typeof getExchangeInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetExchangeInfo<TData = Awaited<ReturnType<typeof getExchangeInfo>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExchangeInfo>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getExchangeInfo>>,
          TError,
          Awaited<ReturnType<typeof getExchangeInfo>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetExchangeInfo<TData = Awaited<ReturnType<typeof getExchangeInfo>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExchangeInfo>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary The member's balance, limits, fee and saved payees for exchanging
 */

export function useGetExchangeInfo<TData = Awaited<ReturnType<typeof getExchangeInfo>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getExchangeInfo>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetExchangeInfoQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * The list is the same for everybody. Filter by `maxPrice` (coins) to see what a member can afford.
 * @summary List the benefits that coins can be exchanged for
 */
export const listBenefits = (
    params?: ListBenefitsParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListBenefits200>(
      {url: `/v3/benefits`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListBenefitsQueryKey = (params?: ListBenefitsParams,) => {
    return [
    `/v3/benefits`, ...(params ? [params] : [])
    ] as const;
    }


export const getListBenefitsQueryOptions = <TData = Awaited<ReturnType<typeof listBenefits>>, TError = ErrorType<FaultResponse>>(params?: ListBenefitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBenefits>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListBenefitsQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listBenefits>>> = ({ signal }) => listBenefits(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listBenefits>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListBenefitsQueryResult = NonNullable<Awaited<ReturnType<typeof listBenefits>>>
export type ListBenefitsQueryError = ErrorType<FaultResponse>


export function useListBenefits<TData = Awaited<ReturnType<typeof listBenefits>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListBenefitsParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBenefits>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBenefits>>,
          TError,
          Awaited<ReturnType<typeof listBenefits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBenefits<TData = Awaited<ReturnType<typeof listBenefits>>, TError = ErrorType<FaultResponse>>(
 params?: ListBenefitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBenefits>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listBenefits>>,
          TError,
          Awaited<ReturnType<typeof listBenefits>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListBenefits<TData = Awaited<ReturnType<typeof listBenefits>>, TError = ErrorType<FaultResponse>>(
 params?: ListBenefitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBenefits>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the benefits that coins can be exchanged for
 */

export function useListBenefits<TData = Awaited<ReturnType<typeof listBenefits>>, TError = ErrorType<FaultResponse>>(
 params?: ListBenefitsParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listBenefits>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListBenefitsQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Signed-out callers get it with `own` null; members also see their own limits and what they lack.
 * @summary Read one benefit
 */
export const getBenefit = (
    id: PublicId,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetBenefit200>(
      {url: `/v1/benefits/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetBenefitQueryKey = (id: PublicId,) => {
    return [
    `/v1/benefits/${id}`
    ] as const;
    }


export const getGetBenefitQueryOptions = <TData = Awaited<ReturnType<typeof getBenefit>>, TError = ErrorType<FaultResponse>>(id: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBenefit>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetBenefitQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getBenefit>>> = ({ signal }) => getBenefit(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getBenefit>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetBenefitQueryResult = NonNullable<Awaited<ReturnType<typeof getBenefit>>>
export type GetBenefitQueryError = ErrorType<FaultResponse>


export function useGetBenefit<TData = Awaited<ReturnType<typeof getBenefit>>, TError = ErrorType<FaultResponse>>(
 id: PublicId, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBenefit>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBenefit>>,
          TError,
          Awaited<ReturnType<typeof getBenefit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBenefit<TData = Awaited<ReturnType<typeof getBenefit>>, TError = ErrorType<FaultResponse>>(
 id: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBenefit>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getBenefit>>,
          TError,
          Awaited<ReturnType<typeof getBenefit>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetBenefit<TData = Awaited<ReturnType<typeof getBenefit>>, TError = ErrorType<FaultResponse>>(
 id: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBenefit>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one benefit
 */

export function useGetBenefit<TData = Awaited<ReturnType<typeof getBenefit>>, TError = ErrorType<FaultResponse>>(
 id: PublicId, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getBenefit>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetBenefitQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Takes coins and stock and creates the order in one transaction, once for each idempotency key. A retry must send
 * the same body, encrypted fields included: the server answers it from the stored answer and decrypts nothing.
 * ORDER_FORM_INVALID carries OrderRefusal, PREREQUISITE_UNMET carries BenefitAllowance.
 * @summary Order a benefit
 */
export const placeOrder = (
    id: PublicId,
    orderForm: BodyType<OrderForm>,
    headers: PlaceOrderHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<PlaceOrder200>(
      {url: `/v1/benefits/${encodeURIComponent(String(id))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: orderForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getPlaceOrderMutationKey = () => ['placeOrder'] as const;

export const getPlaceOrderMutationOptions = <TError = ErrorType<OrderFault>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeOrder>>, TError,PlaceOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof placeOrder>>, TError,PlaceOrderMutationVariables, TContext> => {

const mutationKey = getPlaceOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof placeOrder>>, PlaceOrderMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  placeOrder(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PlaceOrderMutationResult = NonNullable<Awaited<ReturnType<typeof placeOrder>>>
    export type PlaceOrderMutationBody = BodyType<OrderForm>
    export type PlaceOrderMutationError = ErrorType<OrderFault>
    export type PlaceOrderMutationVariables = {id: PublicId;data: BodyType<OrderForm>;headers: PlaceOrderHeaders}

    /**
 * @summary Order a benefit
 */
export const usePlaceOrder = <TError = ErrorType<OrderFault>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof placeOrder>>, TError,PlaceOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof placeOrder>>,
        TError,
        PlaceOrderMutationVariables,
        TContext
      > => {
      return useMutation(getPlaceOrderMutationOptions(options), queryClient);
    }
    /**
 * Asking again changes nothing. The message is written within five minutes of the new stock and ends the request; no
 * item is reserved. Refuses with RESTOCK_NOT_NEEDED when the benefit isn't sold out.
 * @summary Ask for a message when a sold-out benefit is back, or stop asking
 */
export const askRestock = (
    id: PublicId,
    restockWish: BodyType<RestockWish>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<AskRestock200>(
      {url: `/v1/benefits/${encodeURIComponent(String(id))}/restock`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: restockWish, ...(signal ? { signal }: {})
    },
      options);
    }




export const getAskRestockMutationKey = () => ['askRestock'] as const;

export const getAskRestockMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof askRestock>>, TError,AskRestockMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof askRestock>>, TError,AskRestockMutationVariables, TContext> => {

const mutationKey = getAskRestockMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof askRestock>>, AskRestockMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  askRestock(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type AskRestockMutationResult = NonNullable<Awaited<ReturnType<typeof askRestock>>>
    export type AskRestockMutationBody = BodyType<RestockWish>
    export type AskRestockMutationError = ErrorType<FaultResponse>
    export type AskRestockMutationVariables = {id: PublicId;data: BodyType<RestockWish>}

    /**
 * @summary Ask for a message when a sold-out benefit is back, or stop asking
 */
export const useAskRestock = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof askRestock>>, TError,AskRestockMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof askRestock>>,
        TError,
        AskRestockMutationVariables,
        TContext
      > => {
      return useMutation(getAskRestockMutationOptions(options), queryClient);
    }
    /**
 * Changes nothing. Without a selection it answers for the cheapest order. Refuses an impossible selection with
 * ORDER_FORM_INVALID.
 * @summary Check which prerequisites the member meets
 */
export const checkAllowance = (
    id: PublicId,
    params?: CheckAllowanceParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CheckAllowance200>(
      {url: `/v1/benefits/allow/${encodeURIComponent(String(id))}`, method: 'POST',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCheckAllowanceMutationKey = () => ['checkAllowance'] as const;

export const getCheckAllowanceMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkAllowance>>, TError,CheckAllowanceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof checkAllowance>>, TError,CheckAllowanceMutationVariables, TContext> => {

const mutationKey = getCheckAllowanceMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkAllowance>>, CheckAllowanceMutationVariables> = (props) => {
          const {id,params} = props ?? {};

          return  checkAllowance(id,params,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckAllowanceMutationResult = NonNullable<Awaited<ReturnType<typeof checkAllowance>>>

    export type CheckAllowanceMutationError = ErrorType<FaultResponse>
    export type CheckAllowanceMutationVariables = {id: PublicId;params?: CheckAllowanceParams}

    /**
 * @summary Check which prerequisites the member meets
 */
export const useCheckAllowance = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkAllowance>>, TError,CheckAllowanceMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkAllowance>>,
        TError,
        CheckAllowanceMutationVariables,
        TContext
      > => {
      return useMutation(getCheckAllowanceMutationOptions(options), queryClient);
    }
    /**
 * Changes nothing. Answers what the confirmation shows, and refuses as `placeOrder` would.
 * @summary Check an order form and calculate its price
 */
export const checkOrder = (
    id: PublicId,
    orderForm: BodyType<OrderForm>,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CheckOrder200>(
      {url: `/v1/benefits/check/${encodeURIComponent(String(id))}`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: orderForm, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCheckOrderMutationKey = () => ['checkOrder'] as const;

export const getCheckOrderMutationOptions = <TError = ErrorType<OrderFault>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkOrder>>, TError,CheckOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof checkOrder>>, TError,CheckOrderMutationVariables, TContext> => {

const mutationKey = getCheckOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkOrder>>, CheckOrderMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  checkOrder(id,data,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckOrderMutationResult = NonNullable<Awaited<ReturnType<typeof checkOrder>>>
    export type CheckOrderMutationBody = BodyType<OrderForm>
    export type CheckOrderMutationError = ErrorType<OrderFault>
    export type CheckOrderMutationVariables = {id: PublicId;data: BodyType<OrderForm>}

    /**
 * @summary Check an order form and calculate its price
 */
export const useCheckOrder = <TError = ErrorType<OrderFault>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkOrder>>, TError,CheckOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkOrder>>,
        TError,
        CheckOrderMutationVariables,
        TContext
      > => {
      return useMutation(getCheckOrderMutationOptions(options), queryClient);
    }
    /**
 * Newest first.
 * @summary List the member's orders
 */
export const listOrders = (
    params?: ListOrdersParams,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<ListOrders200>(
      {url: `/v1/exchanges`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      options);
    }




export const getListOrdersQueryKey = (params?: ListOrdersParams,) => {
    return [
    `/v1/exchanges`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<FaultResponse>>(params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOrders>>> = ({ signal }) => listOrders(params, requestOptions, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listOrders>>>
export type ListOrdersQueryError = ErrorType<FaultResponse>


export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrders>>,
          TError,
          Awaited<ReturnType<typeof listOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<FaultResponse>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOrders>>,
          TError,
          Awaited<ReturnType<typeof listOrders>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<FaultResponse>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the member's orders
 */

export function useListOrders<TData = Awaited<ReturnType<typeof listOrders>>, TError = ErrorType<FaultResponse>>(
 params?: ListOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOrders>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Refuses another member's order with NOT_FOUND.
 * @summary Read one order with its timeline
 */
export const getOrder = (
    id: Id,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<GetOrder200>(
      {url: `/v1/exchanges/${encodeURIComponent(String(id))}`, method: 'GET', ...(signal ? { signal }: {})
    },
      options);
    }




export const getGetOrderQueryKey = (id: Id,) => {
    return [
    `/v1/exchanges/${id}`
    ] as const;
    }


export const getGetOrderQueryOptions = <TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<FaultResponse>>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
) => {

const {query: queryOptions, request: requestOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOrderQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOrder>>> = ({ signal }) => getOrder(id, requestOptions, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOrderQueryResult = NonNullable<Awaited<ReturnType<typeof getOrder>>>
export type GetOrderQueryError = ErrorType<FaultResponse>


export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<FaultResponse>>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrder>>,
          TError,
          Awaited<ReturnType<typeof getOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOrder>>,
          TError,
          Awaited<ReturnType<typeof getOrder>>
        > , 'initialData'
      >, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read one order with its timeline
 */

export function useGetOrder<TData = Awaited<ReturnType<typeof getOrder>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOrder>>, TError, TData>>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOrderQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * Codes are encrypted at rest and answered by this call only. Each showing is recorded.
 * @summary Show the card codes of an issued order
 */
export const revealOrder = (
    id: Id,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RevealOrder200>(
      {url: `/v1/exchanges/${encodeURIComponent(String(id))}/reveal`, method: 'POST', ...(signal ? { signal }: {})
    },
      options);
    }




export const getRevealOrderMutationKey = () => ['revealOrder'] as const;

export const getRevealOrderMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revealOrder>>, TError,RevealOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revealOrder>>, TError,RevealOrderMutationVariables, TContext> => {

const mutationKey = getRevealOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revealOrder>>, RevealOrderMutationVariables> = (props) => {
          const {id} = props ?? {};

          return  revealOrder(id,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevealOrderMutationResult = NonNullable<Awaited<ReturnType<typeof revealOrder>>>

    export type RevealOrderMutationError = ErrorType<FaultResponse>
    export type RevealOrderMutationVariables = {id: Id}

    /**
 * @summary Show the card codes of an issued order
 */
export const useRevealOrder = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revealOrder>>, TError,RevealOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revealOrder>>,
        TError,
        RevealOrderMutationVariables,
        TContext
      > => {
      return useMutation(getRevealOrderMutationOptions(options), queryClient);
    }
    /**
 * Possible in the states 0 (to be reviewed) and 2 (to be issued). Coins and stock come back in the same transaction.
 * Refuses with ORDER_MOVE_FORBIDDEN in any other state.
 * @summary Revoke an order that is not issued yet
 */
export const revokeOrder = (
    id: Id,
    headers: RevokeOrderHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<RevokeOrder200>(
      {url: `/v1/exchanges/${encodeURIComponent(String(id))}/revoke`, method: 'POST',
      headers, ...(signal ? { signal }: {})
    },
      options);
    }




export const getRevokeOrderMutationKey = () => ['revokeOrder'] as const;

export const getRevokeOrderMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeOrder>>, TError,RevokeOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof revokeOrder>>, TError,RevokeOrderMutationVariables, TContext> => {

const mutationKey = getRevokeOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeOrder>>, RevokeOrderMutationVariables> = (props) => {
          const {id,headers} = props ?? {};

          return  revokeOrder(id,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeOrderMutationResult = NonNullable<Awaited<ReturnType<typeof revokeOrder>>>

    export type RevokeOrderMutationError = ErrorType<FaultResponse>
    export type RevokeOrderMutationVariables = {id: Id;headers: RevokeOrderHeaders}

    /**
 * @summary Revoke an order that is not issued yet
 */
export const useRevokeOrder = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeOrder>>, TError,RevokeOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeOrder>>,
        TError,
        RevokeOrderMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeOrderMutationOptions(options), queryClient);
    }
    /**
 * Moves the order from state 5 (issue failed) to 2 (to be issued). ORDER_FORM_INVALID carries OrderRefusal. A retry
 * must send the same body.
 * @summary Send a failed order to a corrected account or number
 */
export const correctOrder = (
    id: Id,
    orderCorrection: BodyType<OrderCorrection>,
    headers: CorrectOrderHeaders,
 options?: SecondParameter<typeof http>,signal?: AbortSignal
) => {


      return http<CorrectOrder200>(
      {url: `/v1/exchanges/${encodeURIComponent(String(id))}/correct`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: orderCorrection, ...(signal ? { signal }: {})
    },
      options);
    }




export const getCorrectOrderMutationKey = () => ['correctOrder'] as const;

export const getCorrectOrderMutationOptions = <TError = ErrorType<OrderFault>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof correctOrder>>, TError,CorrectOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
): UseMutationOptions<Awaited<ReturnType<typeof correctOrder>>, TError,CorrectOrderMutationVariables, TContext> => {

const mutationKey = getCorrectOrderMutationKey();
const {mutation: mutationOptions, request: requestOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }, request: undefined};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof correctOrder>>, CorrectOrderMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  correctOrder(id,data,headers,requestOptions)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CorrectOrderMutationResult = NonNullable<Awaited<ReturnType<typeof correctOrder>>>
    export type CorrectOrderMutationBody = BodyType<OrderCorrection>
    export type CorrectOrderMutationError = ErrorType<OrderFault>
    export type CorrectOrderMutationVariables = {id: Id;data: BodyType<OrderCorrection>;headers: CorrectOrderHeaders}

    /**
 * @summary Send a failed order to a corrected account or number
 */
export const useCorrectOrder = <TError = ErrorType<OrderFault>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof correctOrder>>, TError,CorrectOrderMutationVariables, TContext>, request?: SecondParameter<typeof http>}
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof correctOrder>>,
        TError,
        CorrectOrderMutationVariables,
        TContext
      > => {
      return useMutation(getCorrectOrderMutationOptions(options), queryClient);
    }
