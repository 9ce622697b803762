/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { mutationOptions, type MutationHookOptions, type CallQueryOptions, queryOptions, type QueryHookOptions, useRequest } from '../../react/hooks.ts';
import {
  getExchangeInfo,
  listBenefits,
  getBenefit,
  placeOrder,
  askRestock,
  checkAllowance,
  checkOrder,
  listOrders,
  getOrder,
  revealOrder,
  revokeOrder,
  correctOrder,
} from '../calls/exchange.ts';
import type {
  BenefitAllowance,
  BenefitDetail,
  BenefitPage,
  CheckAllowanceParams,
  ExchangeInfo,
  Id,
  ListBenefitsParams,
  ListOrdersParams,
  OrderCorrection,
  OrderDetail,
  OrderForm,
  OrderPage,
  OrderQuote,
  OrderReveal,
  PublicId,
  RestockWish,
} from '../model/index.ts';

export const getGetExchangeInfoQueryKey = () => ['/v1/users/exchange-info'] as const;

export const getGetExchangeInfoQueryOptions = <Data = ExchangeInfo, Failure = CallError<'getExchangeInfo'>>(options?: QueryHookOptions<ExchangeInfo, Failure, Data>): CallQueryOptions<ExchangeInfo, Failure, Data> =>
  queryOptions<ExchangeInfo, Failure, Data>(getGetExchangeInfoQueryKey(), (request) => getExchangeInfo(request), options);

/**
 * The member's balance, limits, fee and saved payees for exchanging
 */
export const useGetExchangeInfo = <Data = ExchangeInfo, Failure = CallError<'getExchangeInfo'>>(options?: QueryHookOptions<ExchangeInfo, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetExchangeInfoQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export const getListBenefitsQueryKey = (params?: ListBenefitsParams) => ['/v3/benefits', ...(params ? [params] : [])] as const;

export const getListBenefitsQueryOptions = <Data = BenefitPage, Failure = CallError<'listBenefits'>>(params?: ListBenefitsParams, options?: QueryHookOptions<BenefitPage, Failure, Data>): CallQueryOptions<BenefitPage, Failure, Data> =>
  queryOptions<BenefitPage, Failure, Data>(getListBenefitsQueryKey(params), (request) => listBenefits(params, request), options);

/**
 * List the benefits that coins can be exchanged for
 *
 * The list is the same for everybody. Filter by `maxPrice` (coins) to see what a member can afford.
 */
export const useListBenefits = <Data = BenefitPage, Failure = CallError<'listBenefits'>>(params?: ListBenefitsParams, options?: QueryHookOptions<BenefitPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListBenefitsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getGetBenefitQueryKey = (id: PublicId) => [`/v1/benefits/${id}`] as const;

export const getGetBenefitQueryOptions = <Data = BenefitDetail, Failure = CallError<'getBenefit'>>(id: PublicId, options?: QueryHookOptions<BenefitDetail, Failure, Data>): CallQueryOptions<BenefitDetail, Failure, Data> =>
  queryOptions<BenefitDetail, Failure, Data>(getGetBenefitQueryKey(id), (request) => getBenefit(id, request), options);

/**
 * Read one benefit
 *
 * Signed-out callers get it with `own` null; members also see their own limits and what they lack.
 */
export const useGetBenefit = <Data = BenefitDetail, Failure = CallError<'getBenefit'>>(id: PublicId, options?: QueryHookOptions<BenefitDetail, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetBenefitQueryOptions<Data, Failure>(id, useRequest(options)), queryClient);

export type PlaceOrderVariables = { id: PublicId; data: OrderForm; idempotencyKey?: string | undefined };

export const getPlaceOrderMutationOptions = <Failure = CallError<'placeOrder'>, Context = unknown>(options?: MutationHookOptions<OrderDetail, Failure, PlaceOrderVariables, Context>) =>
  mutationOptions<OrderDetail, Failure, PlaceOrderVariables, Context>('placeOrder', (props, request) => placeOrder(props.id, props.data, { ...request, idempotencyKey: props.idempotencyKey }), options);

/**
 * Order a benefit
 *
 * Takes coins and stock and creates the order in one transaction, once for each idempotency key. A retry must send
 * the same body, encrypted fields included: the server answers it from the stored answer and decrypts nothing.
 * ORDER_FORM_INVALID carries OrderRefusal, PREREQUISITE_UNMET and REAL_NAME_FIRST carry BenefitAllowance.
 * Every order needs the real-name check, except one top-up of at most 5 yuan to the member's own mobile.
 */
export const usePlaceOrder = <Failure = CallError<'placeOrder'>, Context = unknown>(options?: MutationHookOptions<OrderDetail, Failure, PlaceOrderVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getPlaceOrderMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type AskRestockVariables = { id: PublicId; data: RestockWish };

export const getAskRestockMutationOptions = <Failure = CallError<'askRestock'>, Context = unknown>(options?: MutationHookOptions<RestockWish, Failure, AskRestockVariables, Context>) =>
  mutationOptions<RestockWish, Failure, AskRestockVariables, Context>('askRestock', (props, request) => askRestock(props.id, props.data, request), options);

/**
 * Ask for a message when a benefit is back or its sale begins, or stop asking
 *
 * Asking again changes nothing. The message is written within five minutes of the new stock, or of the time when the
 * sale begins, and ends the request; no item is reserved. Refuses with RESTOCK_NOT_NEEDED when the benefit can be ordered.
 */
export const useAskRestock = <Failure = CallError<'askRestock'>, Context = unknown>(options?: MutationHookOptions<RestockWish, Failure, AskRestockVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getAskRestockMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type CheckAllowanceVariables = { id: PublicId; params?: CheckAllowanceParams };

export const getCheckAllowanceMutationOptions = <Failure = CallError<'checkAllowance'>, Context = unknown>(options?: MutationHookOptions<BenefitAllowance, Failure, CheckAllowanceVariables, Context>) =>
  mutationOptions<BenefitAllowance, Failure, CheckAllowanceVariables, Context>('checkAllowance', (props, request) => checkAllowance(props.id, props.params, request), options);

/**
 * Check which prerequisites the member meets
 *
 * Changes nothing. Without a selection it answers for the cheapest order, also before the sale begins. Refuses an
 * impossible selection with ORDER_FORM_INVALID.
 */
export const useCheckAllowance = <Failure = CallError<'checkAllowance'>, Context = unknown>(options?: MutationHookOptions<BenefitAllowance, Failure, CheckAllowanceVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getCheckAllowanceMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type CheckOrderVariables = { id: PublicId; data: OrderForm };

export const getCheckOrderMutationOptions = <Failure = CallError<'checkOrder'>, Context = unknown>(options?: MutationHookOptions<OrderQuote, Failure, CheckOrderVariables, Context>) =>
  mutationOptions<OrderQuote, Failure, CheckOrderVariables, Context>('checkOrder', (props, request) => checkOrder(props.id, props.data, request), options);

/**
 * Check an order form and calculate its price
 *
 * Changes nothing. Answers what the confirmation shows, and refuses as `placeOrder` would.
 */
export const useCheckOrder = <Failure = CallError<'checkOrder'>, Context = unknown>(options?: MutationHookOptions<OrderQuote, Failure, CheckOrderVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getCheckOrderMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getListOrdersQueryKey = (params?: ListOrdersParams) => ['/v1/exchanges', ...(params ? [params] : [])] as const;

export const getListOrdersQueryOptions = <Data = OrderPage, Failure = CallError<'listOrders'>>(params?: ListOrdersParams, options?: QueryHookOptions<OrderPage, Failure, Data>): CallQueryOptions<OrderPage, Failure, Data> =>
  queryOptions<OrderPage, Failure, Data>(getListOrdersQueryKey(params), (request) => listOrders(params, request), options);

/**
 * List the member's orders
 *
 * Newest first.
 */
export const useListOrders = <Data = OrderPage, Failure = CallError<'listOrders'>>(params?: ListOrdersParams, options?: QueryHookOptions<OrderPage, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListOrdersQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getGetOrderQueryKey = (id: Id) => [`/v1/exchanges/${id}`] as const;

export const getGetOrderQueryOptions = <Data = OrderDetail, Failure = CallError<'getOrder'>>(id: Id, options?: QueryHookOptions<OrderDetail, Failure, Data>): CallQueryOptions<OrderDetail, Failure, Data> =>
  queryOptions<OrderDetail, Failure, Data>(getGetOrderQueryKey(id), (request) => getOrder(id, request), options);

/**
 * Read one order with its timeline
 *
 * Refuses another member's order with NOT_FOUND.
 */
export const useGetOrder = <Data = OrderDetail, Failure = CallError<'getOrder'>>(id: Id, options?: QueryHookOptions<OrderDetail, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetOrderQueryOptions<Data, Failure>(id, useRequest(options)), queryClient);

export type RevealOrderVariables = { id: Id };

export const getRevealOrderMutationOptions = <Failure = CallError<'revealOrder'>, Context = unknown>(options?: MutationHookOptions<OrderReveal, Failure, RevealOrderVariables, Context>) =>
  mutationOptions<OrderReveal, Failure, RevealOrderVariables, Context>('revealOrder', (props, request) => revealOrder(props.id, request), options);

/**
 * Show the card codes of an issued order
 *
 * Codes are encrypted at rest and answered by this call only. Each showing is recorded.
 */
export const useRevealOrder = <Failure = CallError<'revealOrder'>, Context = unknown>(options?: MutationHookOptions<OrderReveal, Failure, RevealOrderVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getRevealOrderMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type RevokeOrderVariables = { id: Id; idempotencyKey?: string | undefined };

export const getRevokeOrderMutationOptions = <Failure = CallError<'revokeOrder'>, Context = unknown>(options?: MutationHookOptions<OrderDetail, Failure, RevokeOrderVariables, Context>) =>
  mutationOptions<OrderDetail, Failure, RevokeOrderVariables, Context>('revokeOrder', (props, request) => revokeOrder(props.id, { ...request, idempotencyKey: props.idempotencyKey }), options);

/**
 * Revoke an order that is not issued yet
 *
 * Possible in the states 0 (to be reviewed) and 2 (to be issued). Coins and stock come back in the same transaction.
 * Refuses with ORDER_MOVE_FORBIDDEN in any other state.
 */
export const useRevokeOrder = <Failure = CallError<'revokeOrder'>, Context = unknown>(options?: MutationHookOptions<OrderDetail, Failure, RevokeOrderVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getRevokeOrderMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type CorrectOrderVariables = { id: Id; data: OrderCorrection; idempotencyKey?: string | undefined };

export const getCorrectOrderMutationOptions = <Failure = CallError<'correctOrder'>, Context = unknown>(options?: MutationHookOptions<OrderDetail, Failure, CorrectOrderVariables, Context>) =>
  mutationOptions<OrderDetail, Failure, CorrectOrderVariables, Context>('correctOrder', (props, request) => correctOrder(props.id, props.data, { ...request, idempotencyKey: props.idempotencyKey }), options);

/**
 * Send a failed order to a corrected account or number
 *
 * Moves the order from state 5 (issue failed) to 2 (to be issued). ORDER_FORM_INVALID carries OrderRefusal. A retry
 * must send the same body.
 */
export const useCorrectOrder = <Failure = CallError<'correctOrder'>, Context = unknown>(options?: MutationHookOptions<OrderDetail, Failure, CorrectOrderVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getCorrectOrderMutationOptions<Failure, Context>(useRequest(options)), queryClient);

