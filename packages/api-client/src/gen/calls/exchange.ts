/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { call, type CallOptions, type CallPromise, type KeyedCallOptions } from '../../calls/call.ts';
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

/**
 * The member's balance, limits, fee and saved payees for exchanging
 */
export const getExchangeInfo = (options?: CallOptions): CallPromise<ExchangeInfo> =>
  call<ExchangeInfo>({ operation: 'getExchangeInfo', url: '/v1/users/exchange-info', method: 'GET' }, options);

/**
 * List the benefits that coins can be exchanged for
 *
 * The list is the same for everybody. Filter by `maxPrice` (coins) to see what a member can afford.
 */
export const listBenefits = (params?: ListBenefitsParams, options?: CallOptions): CallPromise<BenefitPage> =>
  call<BenefitPage>({ operation: 'listBenefits', url: '/v3/benefits', method: 'GET', params }, options);

/**
 * Read one benefit
 *
 * Signed-out callers get it with `own` null; members also see their own limits and what they lack.
 */
export const getBenefit = (id: PublicId, options?: CallOptions): CallPromise<BenefitDetail> =>
  call<BenefitDetail>({ operation: 'getBenefit', url: `/v1/benefits/${encodeURIComponent(id)}`, method: 'GET' }, options);

/**
 * Order a benefit
 *
 * Takes coins and stock and creates the order in one transaction, once for each idempotency key. A retry must send
 * the same body, encrypted fields included: the server answers it from the stored answer and decrypts nothing.
 * ORDER_FORM_INVALID carries OrderRefusal, PREREQUISITE_UNMET and REAL_NAME_FIRST carry BenefitAllowance.
 * Every order needs the real-name check, except one top-up of at most 5 yuan to the member's own mobile.
 */
export const placeOrder = (id: PublicId, orderForm: OrderForm, options?: KeyedCallOptions): CallPromise<OrderDetail> =>
  call<OrderDetail>({ operation: 'placeOrder', url: `/v1/benefits/${encodeURIComponent(id)}`, method: 'POST', keyed: true, data: orderForm }, options, { 20001: 'DECRYPTION_FAILED', 23002: 'CARD_NOT_FOUND', 23003: 'CARD_NOT_USABLE', 23004: 'BALANCE_TOO_LOW', 24001: 'STOCK_OUT', 24002: 'LEVEL_TOO_LOW', 24003: 'DAILY_LIMIT', 24004: 'MONTHLY_LIMIT', 24005: 'PREREQUISITE_UNMET', 24006: 'ORDER_FORM_INVALID', 24008: 'BENEFIT_OFF', 24011: 'PRICE_CHANGED', 24012: 'REAL_NAME_FIRST', 24013: 'BENEFIT_NOT_OPEN', 24014: 'BENEFIT_RENAMED', 26151: 'PENALTY_EXCHANGE' });

/**
 * Ask for a message when a benefit is back or its sale begins, or stop asking
 *
 * Asking again changes nothing. The message is written within five minutes of the new stock, or of the time when the
 * sale begins, and ends the request; no item is reserved. Refuses with RESTOCK_NOT_NEEDED when the benefit can be ordered.
 */
export const askRestock = (id: PublicId, restockWish: RestockWish, options?: CallOptions): CallPromise<RestockWish> =>
  call<RestockWish>({ operation: 'askRestock', url: `/v1/benefits/${encodeURIComponent(id)}/restock`, method: 'POST', data: restockWish }, options, { 24008: 'BENEFIT_OFF', 24010: 'RESTOCK_NOT_NEEDED' });

/**
 * Check which prerequisites the member meets
 *
 * Changes nothing. Without a selection it answers for the cheapest order, also before the sale begins. Refuses an
 * impossible selection with ORDER_FORM_INVALID.
 */
export const checkAllowance = (id: PublicId, params?: CheckAllowanceParams, options?: CallOptions): CallPromise<BenefitAllowance> =>
  call<BenefitAllowance>({ operation: 'checkAllowance', url: `/v1/benefits/allow/${encodeURIComponent(id)}`, method: 'POST', params }, options, { 23002: 'CARD_NOT_FOUND', 23003: 'CARD_NOT_USABLE', 24006: 'ORDER_FORM_INVALID', 24008: 'BENEFIT_OFF' });

/**
 * Check an order form and calculate its price
 *
 * Changes nothing. Answers what the confirmation shows, and refuses as `placeOrder` would.
 */
export const checkOrder = (id: PublicId, orderForm: OrderForm, options?: CallOptions): CallPromise<OrderQuote> =>
  call<OrderQuote>({ operation: 'checkOrder', url: `/v1/benefits/check/${encodeURIComponent(id)}`, method: 'POST', data: orderForm }, options, { 20001: 'DECRYPTION_FAILED', 23002: 'CARD_NOT_FOUND', 23003: 'CARD_NOT_USABLE', 23004: 'BALANCE_TOO_LOW', 24001: 'STOCK_OUT', 24002: 'LEVEL_TOO_LOW', 24003: 'DAILY_LIMIT', 24004: 'MONTHLY_LIMIT', 24005: 'PREREQUISITE_UNMET', 24006: 'ORDER_FORM_INVALID', 24008: 'BENEFIT_OFF', 24011: 'PRICE_CHANGED', 24012: 'REAL_NAME_FIRST', 24013: 'BENEFIT_NOT_OPEN', 24014: 'BENEFIT_RENAMED' });

/**
 * List the member's orders
 *
 * Newest first.
 */
export const listOrders = (params?: ListOrdersParams, options?: CallOptions): CallPromise<OrderPage> =>
  call<OrderPage>({ operation: 'listOrders', url: '/v1/exchanges', method: 'GET', params }, options);

/**
 * Read one order with its timeline
 *
 * Refuses another member's order with NOT_FOUND.
 */
export const getOrder = (id: Id, options?: CallOptions): CallPromise<OrderDetail> =>
  call<OrderDetail>({ operation: 'getOrder', url: `/v1/exchanges/${encodeURIComponent(id)}`, method: 'GET' }, options);

/**
 * Show the card codes of an issued order
 *
 * Codes are encrypted at rest and answered by this call only. Each showing is recorded.
 */
export const revealOrder = (id: Id, options?: CallOptions): CallPromise<OrderReveal> =>
  call<OrderReveal>({ operation: 'revealOrder', url: `/v1/exchanges/${encodeURIComponent(id)}/reveal`, method: 'POST' }, options, { 24009: 'NOTHING_TO_REVEAL' });

/**
 * Revoke an order that is not issued yet
 *
 * Possible in the states 0 (to be reviewed) and 2 (to be issued). Coins and stock come back in the same transaction.
 * Refuses with ORDER_MOVE_FORBIDDEN in any other state.
 */
export const revokeOrder = (id: Id, options?: KeyedCallOptions): CallPromise<OrderDetail> =>
  call<OrderDetail>({ operation: 'revokeOrder', url: `/v1/exchanges/${encodeURIComponent(id)}/revoke`, method: 'POST', keyed: true }, options, { 24007: 'ORDER_MOVE_FORBIDDEN' });

/**
 * Send a failed order to a corrected account or number
 *
 * Moves the order from state 5 (issue failed) to 2 (to be issued). ORDER_FORM_INVALID carries OrderRefusal. A retry
 * must send the same body.
 */
export const correctOrder = (id: Id, orderCorrection: OrderCorrection, options?: KeyedCallOptions): CallPromise<OrderDetail> =>
  call<OrderDetail>({ operation: 'correctOrder', url: `/v1/exchanges/${encodeURIComponent(id)}/correct`, method: 'POST', keyed: true, data: orderCorrection }, options, { 20001: 'DECRYPTION_FAILED', 24006: 'ORDER_FORM_INVALID', 24007: 'ORDER_MOVE_FORBIDDEN' });

