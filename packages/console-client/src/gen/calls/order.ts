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
  CheckShipments200,
  CorrectDestinationRequest,
  CorrectOrderDestination200,
  CorrectOrderDestinationHeaders,
  FaultResponse,
  GetOperatorOrder200,
  Id,
  ListOperatorOrders200,
  ListOperatorOrdersParams,
  ListProviders200,
  MarkOrderPaid200,
  MarkOrderPaidHeaders,
  MarkOrderPaidRequest,
  MarkOrderUnpaid200,
  MarkOrderUnpaidHeaders,
  PassOrder200,
  PassOrderHeaders,
  PauseProvider200,
  PauseProviderHeaders,
  PlainActRequest,
  ProviderBudgetRequest,
  ProviderChannel,
  RecordShipments200,
  RecordShipmentsHeaders,
  RecordShipmentsRequest,
  RefuseOrder200,
  RefuseOrderHeaders,
  ResumeProvider200,
  ResumeProviderHeaders,
  RetryOrder200,
  RetryOrderHeaders,
  RevokeOperatorOrder200,
  RevokeOperatorOrderHeaders,
  SetProviderBudget200,
  SetProviderBudgetHeaders,
  ShipOrder200,
  ShipOrderHeaders,
  ShipOrderRequest,
  ShipmentFile,
  ShowOrderDestination200,
  ShowPersonalDataRequest,
  UndoShipment200,
  UndoShipmentHeaders
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
 * @summary List orders
 */
export const listOperatorOrders = (
    params?: ListOperatorOrdersParams,
 signal?: AbortSignal
) => {


      return http<ListOperatorOrders200>(
      {url: `/orders`, method: 'GET',
        params, ...(signal ? { signal }: {})
    },
      );
    }




export const getListOperatorOrdersQueryKey = (params?: ListOperatorOrdersParams,) => {
    return [
    `/orders`, ...(params ? [params] : [])
    ] as const;
    }


export const getListOperatorOrdersQueryOptions = <TData = Awaited<ReturnType<typeof listOperatorOrders>>, TError = ErrorType<FaultResponse>>(params?: ListOperatorOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorOrders>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListOperatorOrdersQueryKey(params);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listOperatorOrders>>> = ({ signal }) => listOperatorOrders(params, signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listOperatorOrders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListOperatorOrdersQueryResult = NonNullable<Awaited<ReturnType<typeof listOperatorOrders>>>
export type ListOperatorOrdersQueryError = ErrorType<FaultResponse>


export function useListOperatorOrders<TData = Awaited<ReturnType<typeof listOperatorOrders>>, TError = ErrorType<FaultResponse>>(
 params: undefined |  ListOperatorOrdersParams, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorOrders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorOrders>>,
          TError,
          Awaited<ReturnType<typeof listOperatorOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorOrders<TData = Awaited<ReturnType<typeof listOperatorOrders>>, TError = ErrorType<FaultResponse>>(
 params?: ListOperatorOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorOrders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listOperatorOrders>>,
          TError,
          Awaited<ReturnType<typeof listOperatorOrders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListOperatorOrders<TData = Awaited<ReturnType<typeof listOperatorOrders>>, TError = ErrorType<FaultResponse>>(
 params?: ListOperatorOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List orders
 */

export function useListOperatorOrders<TData = Awaited<ReturnType<typeof listOperatorOrders>>, TError = ErrorType<FaultResponse>>(
 params?: ListOperatorOrdersParams, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listOperatorOrders>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListOperatorOrdersQueryOptions(params,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Read an order
 */
export const getOperatorOrder = (
    id: Id,
 signal?: AbortSignal
) => {


      return http<GetOperatorOrder200>(
      {url: `/orders/${id}`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getGetOperatorOrderQueryKey = (id: Id,) => {
    return [
    `/orders/${id}`
    ] as const;
    }


export const getGetOperatorOrderQueryOptions = <TData = Awaited<ReturnType<typeof getOperatorOrder>>, TError = ErrorType<FaultResponse>>(id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorOrder>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getGetOperatorOrderQueryKey(id);



    const queryFn: QueryFunction<Awaited<ReturnType<typeof getOperatorOrder>>> = ({ signal }) => getOperatorOrder(id, signal);





   return  { queryKey, queryFn, enabled: id !== null && id !== undefined, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof getOperatorOrder>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type GetOperatorOrderQueryResult = NonNullable<Awaited<ReturnType<typeof getOperatorOrder>>>
export type GetOperatorOrderQueryError = ErrorType<FaultResponse>


export function useGetOperatorOrder<TData = Awaited<ReturnType<typeof getOperatorOrder>>, TError = ErrorType<FaultResponse>>(
 id: Id, options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorOrder>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperatorOrder>>,
          TError,
          Awaited<ReturnType<typeof getOperatorOrder>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperatorOrder<TData = Awaited<ReturnType<typeof getOperatorOrder>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorOrder>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof getOperatorOrder>>,
          TError,
          Awaited<ReturnType<typeof getOperatorOrder>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useGetOperatorOrder<TData = Awaited<ReturnType<typeof getOperatorOrder>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorOrder>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary Read an order
 */

export function useGetOperatorOrder<TData = Awaited<ReturnType<typeof getOperatorOrder>>, TError = ErrorType<FaultResponse>>(
 id: Id, options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof getOperatorOrder>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getGetOperatorOrderQueryOptions(id,options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Pass an order, so that it is issued
 */
export const passOrder = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: PassOrderHeaders,
 signal?: AbortSignal
) => {


      return http<PassOrder200>(
      {url: `/orders/${id}/pass`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getPassOrderMutationKey = () => ['passOrder'] as const;

export const getPassOrderMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof passOrder>>, TError,PassOrderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof passOrder>>, TError,PassOrderMutationVariables, TContext> => {

const mutationKey = getPassOrderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof passOrder>>, PassOrderMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  passOrder(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PassOrderMutationResult = NonNullable<Awaited<ReturnType<typeof passOrder>>>
    export type PassOrderMutationBody = PlainActRequest
    export type PassOrderMutationError = ErrorType<FaultResponse>
    export type PassOrderMutationVariables = {id: Id;data: PlainActRequest;headers: PassOrderHeaders}

    /**
 * @summary Pass an order, so that it is issued
 */
export const usePassOrder = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof passOrder>>, TError,PassOrderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof passOrder>>,
        TError,
        PassOrderMutationVariables,
        TContext
      > => {
      return useMutation(getPassOrderMutationOptions(options), queryClient);
    }
    /**
 * @summary Refuse an order; its coins go back
 */
export const refuseOrder = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: RefuseOrderHeaders,
 signal?: AbortSignal
) => {


      return http<RefuseOrder200>(
      {url: `/orders/${id}/refuse`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRefuseOrderMutationKey = () => ['refuseOrder'] as const;

export const getRefuseOrderMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refuseOrder>>, TError,RefuseOrderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof refuseOrder>>, TError,RefuseOrderMutationVariables, TContext> => {

const mutationKey = getRefuseOrderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof refuseOrder>>, RefuseOrderMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  refuseOrder(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RefuseOrderMutationResult = NonNullable<Awaited<ReturnType<typeof refuseOrder>>>
    export type RefuseOrderMutationBody = PlainActRequest
    export type RefuseOrderMutationError = ErrorType<FaultResponse>
    export type RefuseOrderMutationVariables = {id: Id;data: PlainActRequest;headers: RefuseOrderHeaders}

    /**
 * @summary Refuse an order; its coins go back
 */
export const useRefuseOrder = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof refuseOrder>>, TError,RefuseOrderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof refuseOrder>>,
        TError,
        RefuseOrderMutationVariables,
        TContext
      > => {
      return useMutation(getRefuseOrderMutationOptions(options), queryClient);
    }
    /**
 * @summary Issue again what failed
 */
export const retryOrder = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: RetryOrderHeaders,
 signal?: AbortSignal
) => {


      return http<RetryOrder200>(
      {url: `/orders/${id}/retry`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRetryOrderMutationKey = () => ['retryOrder'] as const;

export const getRetryOrderMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retryOrder>>, TError,RetryOrderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof retryOrder>>, TError,RetryOrderMutationVariables, TContext> => {

const mutationKey = getRetryOrderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof retryOrder>>, RetryOrderMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  retryOrder(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RetryOrderMutationResult = NonNullable<Awaited<ReturnType<typeof retryOrder>>>
    export type RetryOrderMutationBody = PlainActRequest
    export type RetryOrderMutationError = ErrorType<FaultResponse>
    export type RetryOrderMutationVariables = {id: Id;data: PlainActRequest;headers: RetryOrderHeaders}

    /**
 * @summary Issue again what failed
 */
export const useRetryOrder = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof retryOrder>>, TError,RetryOrderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof retryOrder>>,
        TError,
        RetryOrderMutationVariables,
        TContext
      > => {
      return useMutation(getRetryOrderMutationOptions(options), queryClient);
    }
    /**
 * @summary Revoke an order that is not issued; its coins go back
 */
export const revokeOperatorOrder = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: RevokeOperatorOrderHeaders,
 signal?: AbortSignal
) => {


      return http<RevokeOperatorOrder200>(
      {url: `/orders/${id}/revoke`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRevokeOperatorOrderMutationKey = () => ['revokeOperatorOrder'] as const;

export const getRevokeOperatorOrderMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeOperatorOrder>>, TError,RevokeOperatorOrderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof revokeOperatorOrder>>, TError,RevokeOperatorOrderMutationVariables, TContext> => {

const mutationKey = getRevokeOperatorOrderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof revokeOperatorOrder>>, RevokeOperatorOrderMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  revokeOperatorOrder(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RevokeOperatorOrderMutationResult = NonNullable<Awaited<ReturnType<typeof revokeOperatorOrder>>>
    export type RevokeOperatorOrderMutationBody = PlainActRequest
    export type RevokeOperatorOrderMutationError = ErrorType<FaultResponse>
    export type RevokeOperatorOrderMutationVariables = {id: Id;data: PlainActRequest;headers: RevokeOperatorOrderHeaders}

    /**
 * @summary Revoke an order that is not issued; its coins go back
 */
export const useRevokeOperatorOrder = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof revokeOperatorOrder>>, TError,RevokeOperatorOrderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof revokeOperatorOrder>>,
        TError,
        RevokeOperatorOrderMutationVariables,
        TContext
      > => {
      return useMutation(getRevokeOperatorOrderMutationOptions(options), queryClient);
    }
    /**
 * @summary Say that a held order was paid
 */
export const markOrderPaid = (
    id: Id,
    markOrderPaidRequest: MarkOrderPaidRequest,
    headers: MarkOrderPaidHeaders,
 signal?: AbortSignal
) => {


      return http<MarkOrderPaid200>(
      {url: `/orders/${id}/paid`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: markOrderPaidRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getMarkOrderPaidMutationKey = () => ['markOrderPaid'] as const;

export const getMarkOrderPaidMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markOrderPaid>>, TError,MarkOrderPaidMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof markOrderPaid>>, TError,MarkOrderPaidMutationVariables, TContext> => {

const mutationKey = getMarkOrderPaidMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markOrderPaid>>, MarkOrderPaidMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  markOrderPaid(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkOrderPaidMutationResult = NonNullable<Awaited<ReturnType<typeof markOrderPaid>>>
    export type MarkOrderPaidMutationBody = MarkOrderPaidRequest
    export type MarkOrderPaidMutationError = ErrorType<FaultResponse>
    export type MarkOrderPaidMutationVariables = {id: Id;data: MarkOrderPaidRequest;headers: MarkOrderPaidHeaders}

    /**
 * @summary Say that a held order was paid
 */
export const useMarkOrderPaid = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markOrderPaid>>, TError,MarkOrderPaidMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markOrderPaid>>,
        TError,
        MarkOrderPaidMutationVariables,
        TContext
      > => {
      return useMutation(getMarkOrderPaidMutationOptions(options), queryClient);
    }
    /**
 * @summary Say that a held order was not paid
 */
export const markOrderUnpaid = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: MarkOrderUnpaidHeaders,
 signal?: AbortSignal
) => {


      return http<MarkOrderUnpaid200>(
      {url: `/orders/${id}/unpaid`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getMarkOrderUnpaidMutationKey = () => ['markOrderUnpaid'] as const;

export const getMarkOrderUnpaidMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markOrderUnpaid>>, TError,MarkOrderUnpaidMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof markOrderUnpaid>>, TError,MarkOrderUnpaidMutationVariables, TContext> => {

const mutationKey = getMarkOrderUnpaidMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof markOrderUnpaid>>, MarkOrderUnpaidMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  markOrderUnpaid(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type MarkOrderUnpaidMutationResult = NonNullable<Awaited<ReturnType<typeof markOrderUnpaid>>>
    export type MarkOrderUnpaidMutationBody = PlainActRequest
    export type MarkOrderUnpaidMutationError = ErrorType<FaultResponse>
    export type MarkOrderUnpaidMutationVariables = {id: Id;data: PlainActRequest;headers: MarkOrderUnpaidHeaders}

    /**
 * @summary Say that a held order was not paid
 */
export const useMarkOrderUnpaid = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof markOrderUnpaid>>, TError,MarkOrderUnpaidMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof markOrderUnpaid>>,
        TError,
        MarkOrderUnpaidMutationVariables,
        TContext
      > => {
      return useMutation(getMarkOrderUnpaidMutationOptions(options), queryClient);
    }
    /**
 * @summary Say that a parcel is on its way
 */
export const shipOrder = (
    id: Id,
    shipOrderRequest: ShipOrderRequest,
    headers: ShipOrderHeaders,
 signal?: AbortSignal
) => {


      return http<ShipOrder200>(
      {url: `/orders/${id}/ship`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: shipOrderRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getShipOrderMutationKey = () => ['shipOrder'] as const;

export const getShipOrderMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof shipOrder>>, TError,ShipOrderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof shipOrder>>, TError,ShipOrderMutationVariables, TContext> => {

const mutationKey = getShipOrderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof shipOrder>>, ShipOrderMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  shipOrder(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ShipOrderMutationResult = NonNullable<Awaited<ReturnType<typeof shipOrder>>>
    export type ShipOrderMutationBody = ShipOrderRequest
    export type ShipOrderMutationError = ErrorType<FaultResponse>
    export type ShipOrderMutationVariables = {id: Id;data: ShipOrderRequest;headers: ShipOrderHeaders}

    /**
 * @summary Say that a parcel is on its way
 */
export const useShipOrder = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof shipOrder>>, TError,ShipOrderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof shipOrder>>,
        TError,
        ShipOrderMutationVariables,
        TContext
      > => {
      return useMutation(getShipOrderMutationOptions(options), queryClient);
    }
    /**
 * @summary Undo a shipment within a day
 */
export const undoShipment = (
    id: Id,
    plainActRequest: PlainActRequest,
    headers: UndoShipmentHeaders,
 signal?: AbortSignal
) => {


      return http<UndoShipment200>(
      {url: `/orders/${id}/undo-shipment`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getUndoShipmentMutationKey = () => ['undoShipment'] as const;

export const getUndoShipmentMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoShipment>>, TError,UndoShipmentMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof undoShipment>>, TError,UndoShipmentMutationVariables, TContext> => {

const mutationKey = getUndoShipmentMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof undoShipment>>, UndoShipmentMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  undoShipment(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type UndoShipmentMutationResult = NonNullable<Awaited<ReturnType<typeof undoShipment>>>
    export type UndoShipmentMutationBody = PlainActRequest
    export type UndoShipmentMutationError = ErrorType<FaultResponse>
    export type UndoShipmentMutationVariables = {id: Id;data: PlainActRequest;headers: UndoShipmentHeaders}

    /**
 * @summary Undo a shipment within a day
 */
export const useUndoShipment = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof undoShipment>>, TError,UndoShipmentMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof undoShipment>>,
        TError,
        UndoShipmentMutationVariables,
        TContext
      > => {
      return useMutation(getUndoShipmentMutationOptions(options), queryClient);
    }
    /**
 * @summary Show where an order goes
 */
export const showOrderDestination = (
    id: Id,
    showPersonalDataRequest: ShowPersonalDataRequest,
 signal?: AbortSignal
) => {


      return http<ShowOrderDestination200>(
      {url: `/orders/${id}/destination`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: showPersonalDataRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getShowOrderDestinationMutationKey = () => ['showOrderDestination'] as const;

export const getShowOrderDestinationMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof showOrderDestination>>, TError,ShowOrderDestinationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof showOrderDestination>>, TError,ShowOrderDestinationMutationVariables, TContext> => {

const mutationKey = getShowOrderDestinationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof showOrderDestination>>, ShowOrderDestinationMutationVariables> = (props) => {
          const {id,data} = props ?? {};

          return  showOrderDestination(id,data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ShowOrderDestinationMutationResult = NonNullable<Awaited<ReturnType<typeof showOrderDestination>>>
    export type ShowOrderDestinationMutationBody = ShowPersonalDataRequest
    export type ShowOrderDestinationMutationError = ErrorType<FaultResponse>
    export type ShowOrderDestinationMutationVariables = {id: Id;data: ShowPersonalDataRequest}

    /**
 * @summary Show where an order goes
 */
export const useShowOrderDestination = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof showOrderDestination>>, TError,ShowOrderDestinationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof showOrderDestination>>,
        TError,
        ShowOrderDestinationMutationVariables,
        TContext
      > => {
      return useMutation(getShowOrderDestinationMutationOptions(options), queryClient);
    }
    /**
 * What is left out stays. Money and top-ups need a second person. A failed order is issued again, as a new attempt.
 * @summary Correct a mistyped destination of an order that is not issued
 */
export const correctOrderDestination = (
    id: Id,
    correctDestinationRequest: CorrectDestinationRequest,
    headers: CorrectOrderDestinationHeaders,
 signal?: AbortSignal
) => {


      return http<CorrectOrderDestination200>(
      {url: `/orders/${id}/correct`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: correctDestinationRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getCorrectOrderDestinationMutationKey = () => ['correctOrderDestination'] as const;

export const getCorrectOrderDestinationMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof correctOrderDestination>>, TError,CorrectOrderDestinationMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof correctOrderDestination>>, TError,CorrectOrderDestinationMutationVariables, TContext> => {

const mutationKey = getCorrectOrderDestinationMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof correctOrderDestination>>, CorrectOrderDestinationMutationVariables> = (props) => {
          const {id,data,headers} = props ?? {};

          return  correctOrderDestination(id,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CorrectOrderDestinationMutationResult = NonNullable<Awaited<ReturnType<typeof correctOrderDestination>>>
    export type CorrectOrderDestinationMutationBody = CorrectDestinationRequest
    export type CorrectOrderDestinationMutationError = ErrorType<FaultResponse>
    export type CorrectOrderDestinationMutationVariables = {id: Id;data: CorrectDestinationRequest;headers: CorrectOrderDestinationHeaders}

    /**
 * @summary Correct a mistyped destination of an order that is not issued
 */
export const useCorrectOrderDestination = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof correctOrderDestination>>, TError,CorrectOrderDestinationMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof correctOrderDestination>>,
        TError,
        CorrectOrderDestinationMutationVariables,
        TContext
      > => {
      return useMutation(getCorrectOrderDestinationMutationOptions(options), queryClient);
    }
    /**
 * @summary List the providers that pay money out
 */
export const listProviders = (

 signal?: AbortSignal
) => {


      return http<ListProviders200>(
      {url: `/providers`, method: 'GET', ...(signal ? { signal }: {})
    },
      );
    }




export const getListProvidersQueryKey = () => {
    return [
    `/providers`
    ] as const;
    }


export const getListProvidersQueryOptions = <TData = Awaited<ReturnType<typeof listProviders>>, TError = ErrorType<FaultResponse>>( options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviders>>, TError, TData>>, }
) => {

const {query: queryOptions} = options ?? {};

  const queryKey =  queryOptions?.queryKey ?? getListProvidersQueryKey();



    const queryFn: QueryFunction<Awaited<ReturnType<typeof listProviders>>> = ({ signal }) => listProviders(signal);





   return  { queryKey, queryFn, ...queryOptions} as UseQueryOptions<Awaited<ReturnType<typeof listProviders>>, TError, TData> & { queryKey: DataTag<QueryKey, TData, TError> }
}

export type ListProvidersQueryResult = NonNullable<Awaited<ReturnType<typeof listProviders>>>
export type ListProvidersQueryError = ErrorType<FaultResponse>


export function useListProviders<TData = Awaited<ReturnType<typeof listProviders>>, TError = ErrorType<FaultResponse>>(
  options: { query:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviders>>, TError, TData>> & Pick<
        DefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProviders>>,
          TError,
          Awaited<ReturnType<typeof listProviders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  DefinedUseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProviders<TData = Awaited<ReturnType<typeof listProviders>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviders>>, TError, TData>> & Pick<
        UndefinedInitialDataOptions<
          Awaited<ReturnType<typeof listProviders>>,
          TError,
          Awaited<ReturnType<typeof listProviders>>
        > , 'initialData'
      >, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
export function useListProviders<TData = Awaited<ReturnType<typeof listProviders>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviders>>, TError, TData>>, }
 , queryClient?: QueryClient
  ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> }
/**
 * @summary List the providers that pay money out
 */

export function useListProviders<TData = Awaited<ReturnType<typeof listProviders>>, TError = ErrorType<FaultResponse>>(
  options?: { query?:Partial<UseQueryOptions<Awaited<ReturnType<typeof listProviders>>, TError, TData>>, }
 , queryClient?: QueryClient
 ):  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> } {

  const queryOptions = getListProvidersQueryOptions(options)

  const query = useQuery(queryOptions, queryClient) as  UseQueryResult<TData, TError> & { queryKey: DataTag<QueryKey, TData, TError> };

  return withQueryKey(query, queryOptions.queryKey);
}






/**
 * @summary Set what a provider may pay out in a day
 */
export const setProviderBudget = (
    channel: ProviderChannel,
    providerBudgetRequest: ProviderBudgetRequest,
    headers: SetProviderBudgetHeaders,
 signal?: AbortSignal
) => {


      return http<SetProviderBudget200>(
      {url: `/providers/${channel}/budget`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: providerBudgetRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getSetProviderBudgetMutationKey = () => ['setProviderBudget'] as const;

export const getSetProviderBudgetMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setProviderBudget>>, TError,SetProviderBudgetMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof setProviderBudget>>, TError,SetProviderBudgetMutationVariables, TContext> => {

const mutationKey = getSetProviderBudgetMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof setProviderBudget>>, SetProviderBudgetMutationVariables> = (props) => {
          const {channel,data,headers} = props ?? {};

          return  setProviderBudget(channel,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type SetProviderBudgetMutationResult = NonNullable<Awaited<ReturnType<typeof setProviderBudget>>>
    export type SetProviderBudgetMutationBody = ProviderBudgetRequest
    export type SetProviderBudgetMutationError = ErrorType<FaultResponse>
    export type SetProviderBudgetMutationVariables = {channel: ProviderChannel;data: ProviderBudgetRequest;headers: SetProviderBudgetHeaders}

    /**
 * @summary Set what a provider may pay out in a day
 */
export const useSetProviderBudget = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof setProviderBudget>>, TError,SetProviderBudgetMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof setProviderBudget>>,
        TError,
        SetProviderBudgetMutationVariables,
        TContext
      > => {
      return useMutation(getSetProviderBudgetMutationOptions(options), queryClient);
    }
    /**
 * @summary Pause a provider; its orders wait
 */
export const pauseProvider = (
    channel: ProviderChannel,
    plainActRequest: PlainActRequest,
    headers: PauseProviderHeaders,
 signal?: AbortSignal
) => {


      return http<PauseProvider200>(
      {url: `/providers/${channel}/pause`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getPauseProviderMutationKey = () => ['pauseProvider'] as const;

export const getPauseProviderMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pauseProvider>>, TError,PauseProviderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof pauseProvider>>, TError,PauseProviderMutationVariables, TContext> => {

const mutationKey = getPauseProviderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof pauseProvider>>, PauseProviderMutationVariables> = (props) => {
          const {channel,data,headers} = props ?? {};

          return  pauseProvider(channel,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type PauseProviderMutationResult = NonNullable<Awaited<ReturnType<typeof pauseProvider>>>
    export type PauseProviderMutationBody = PlainActRequest
    export type PauseProviderMutationError = ErrorType<FaultResponse>
    export type PauseProviderMutationVariables = {channel: ProviderChannel;data: PlainActRequest;headers: PauseProviderHeaders}

    /**
 * @summary Pause a provider; its orders wait
 */
export const usePauseProvider = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof pauseProvider>>, TError,PauseProviderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof pauseProvider>>,
        TError,
        PauseProviderMutationVariables,
        TContext
      > => {
      return useMutation(getPauseProviderMutationOptions(options), queryClient);
    }
    /**
 * @summary Let a provider go on
 */
export const resumeProvider = (
    channel: ProviderChannel,
    plainActRequest: PlainActRequest,
    headers: ResumeProviderHeaders,
 signal?: AbortSignal
) => {


      return http<ResumeProvider200>(
      {url: `/providers/${channel}/resume`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: plainActRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getResumeProviderMutationKey = () => ['resumeProvider'] as const;

export const getResumeProviderMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumeProvider>>, TError,ResumeProviderMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof resumeProvider>>, TError,ResumeProviderMutationVariables, TContext> => {

const mutationKey = getResumeProviderMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof resumeProvider>>, ResumeProviderMutationVariables> = (props) => {
          const {channel,data,headers} = props ?? {};

          return  resumeProvider(channel,data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type ResumeProviderMutationResult = NonNullable<Awaited<ReturnType<typeof resumeProvider>>>
    export type ResumeProviderMutationBody = PlainActRequest
    export type ResumeProviderMutationError = ErrorType<FaultResponse>
    export type ResumeProviderMutationVariables = {channel: ProviderChannel;data: PlainActRequest;headers: ResumeProviderHeaders}

    /**
 * @summary Let a provider go on
 */
export const useResumeProvider = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof resumeProvider>>, TError,ResumeProviderMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof resumeProvider>>,
        TError,
        ResumeProviderMutationVariables,
        TContext
      > => {
      return useMutation(getResumeProviderMutationOptions(options), queryClient);
    }
    /**
 * The id of the outcome is the id of the run. What was recorded before does not change.
 * @summary Say that the parcels of a file are on their way
 */
export const recordShipments = (
    recordShipmentsRequest: RecordShipmentsRequest,
    headers: RecordShipmentsHeaders,
 signal?: AbortSignal
) => {


      return http<RecordShipments200>(
      {url: `/shipments`, method: 'POST',
      headers: {'Content-Type': 'application/json', ...headers},
      data: recordShipmentsRequest, ...(signal ? { signal }: {})
    },
      );
    }




export const getRecordShipmentsMutationKey = () => ['recordShipments'] as const;

export const getRecordShipmentsMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recordShipments>>, TError,RecordShipmentsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof recordShipments>>, TError,RecordShipmentsMutationVariables, TContext> => {

const mutationKey = getRecordShipmentsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof recordShipments>>, RecordShipmentsMutationVariables> = (props) => {
          const {data,headers} = props ?? {};

          return  recordShipments(data,headers,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type RecordShipmentsMutationResult = NonNullable<Awaited<ReturnType<typeof recordShipments>>>
    export type RecordShipmentsMutationBody = RecordShipmentsRequest
    export type RecordShipmentsMutationError = ErrorType<FaultResponse>
    export type RecordShipmentsMutationVariables = {data: RecordShipmentsRequest;headers: RecordShipmentsHeaders}

    /**
 * @summary Say that the parcels of a file are on their way
 */
export const useRecordShipments = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof recordShipments>>, TError,RecordShipmentsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof recordShipments>>,
        TError,
        RecordShipmentsMutationVariables,
        TContext
      > => {
      return useMutation(getRecordShipmentsMutationOptions(options), queryClient);
    }
    /**
 * @summary Check a file of tracking numbers
 */
export const checkShipments = (
    shipmentFile: ShipmentFile,
 signal?: AbortSignal
) => {


      return http<CheckShipments200>(
      {url: `/shipments/check`, method: 'POST',
      headers: {'Content-Type': 'application/json', },
      data: shipmentFile, ...(signal ? { signal }: {})
    },
      );
    }




export const getCheckShipmentsMutationKey = () => ['checkShipments'] as const;

export const getCheckShipmentsMutationOptions = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkShipments>>, TError,CheckShipmentsMutationVariables, TContext>, }
): UseMutationOptions<Awaited<ReturnType<typeof checkShipments>>, TError,CheckShipmentsMutationVariables, TContext> => {

const mutationKey = getCheckShipmentsMutationKey();
const {mutation: mutationOptions} = options ?
      options.mutation && 'mutationKey' in options.mutation && options.mutation.mutationKey ?
      options
      : {...options, mutation: {...options.mutation, mutationKey}}
      : {mutation: { mutationKey, }};




      const mutationFn: MutationFunction<Awaited<ReturnType<typeof checkShipments>>, CheckShipmentsMutationVariables> = (props) => {
          const {data} = props ?? {};

          return  checkShipments(data,)
        }






  return  { mutationFn, ...mutationOptions }}

    export type CheckShipmentsMutationResult = NonNullable<Awaited<ReturnType<typeof checkShipments>>>
    export type CheckShipmentsMutationBody = ShipmentFile
    export type CheckShipmentsMutationError = ErrorType<FaultResponse>
    export type CheckShipmentsMutationVariables = {data: ShipmentFile}

    /**
 * @summary Check a file of tracking numbers
 */
export const useCheckShipments = <TError = ErrorType<FaultResponse>,
    TContext = unknown>(options?: { mutation?:UseMutationOptions<Awaited<ReturnType<typeof checkShipments>>, TError,CheckShipmentsMutationVariables, TContext>, }
 , queryClient?: QueryClient): UseMutationResult<
        Awaited<ReturnType<typeof checkShipments>>,
        TError,
        CheckShipmentsMutationVariables,
        TContext
      > => {
      return useMutation(getCheckShipmentsMutationOptions(options), queryClient);
    }
