/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { call, type CallOptions, type CallPromise, type KeyedCallOptions } from '../../calls/call.ts';
import type {
  CardEffect,
  CardPage,
  CardReveal,
  CardUseRequest,
  CardUsed,
  Checkin,
  CheckinReceipt,
  CheckinRequest,
  Credit,
  CreditPage,
  Id,
  ListCardsParams,
  ListCreditsParams,
} from '../model/index.ts';

/**
 * Read the member's check-ins
 */
export const getCheckin = (options?: CallOptions): CallPromise<Checkin> =>
  call<Checkin>({ operation: 'getCheckin', url: '/v1/users/checkin', method: 'GET' }, options);

/**
 * Check in today, or make up a missed day
 *
 * Once a calendar day in Asia/Shanghai. Streak days 1 to 7 pay what `getCheckin` shows for each day, and start again. With
 * `makeUp`, a make-up card fills that missed day, at most 7 days back.
 */
export const checkIn = (checkinRequest: CheckinRequest, options?: KeyedCallOptions): CallPromise<CheckinReceipt> =>
  call<CheckinReceipt>({ operation: 'checkIn', url: '/v1/users/checkin', method: 'POST', keyed: true, data: checkinRequest }, options, { 23001: 'ALREADY_CHECKED_IN', 23002: 'CARD_NOT_FOUND', 23006: 'MAKE_UP_DAY_INVALID' });

/**
 * Read the member's credit, level, limits and quality
 */
export const getCredit = (options?: CallOptions): CallPromise<Credit> =>
  call<Credit>({ operation: 'getCredit', url: '/v1/users/credit', method: 'GET' }, options);

/**
 * List changes of credit or of quality
 *
 * Newest first. Each row names its reason and rule.
 */
export const listCredits = (params?: ListCreditsParams, options?: CallOptions): CallPromise<CreditPage> =>
  call<CreditPage>({ operation: 'listCredits', url: '/v1/credits', method: 'GET', params }, options);

/**
 * Use a card
 *
 * Applies what `previewCard` shows, once for each idempotency key.
 */
export const useCard = (cardUseRequest: CardUseRequest, options?: KeyedCallOptions): CallPromise<CardUsed> =>
  call<CardUsed>({ operation: 'useCard', url: '/v1/benefits/use', method: 'POST', keyed: true, data: cardUseRequest }, options, { 23002: 'CARD_NOT_FOUND', 23003: 'CARD_NOT_USABLE', 23006: 'MAKE_UP_DAY_INVALID' });

/**
 * Preview what using a card would do
 *
 * Changes nothing.
 */
export const previewCard = (cardUseRequest: CardUseRequest, options?: CallOptions): CallPromise<CardEffect> =>
  call<CardEffect>({ operation: 'previewCard', url: '/v1/benefits/use/value', method: 'POST', data: cardUseRequest }, options, { 23002: 'CARD_NOT_FOUND', 23003: 'CARD_NOT_USABLE', 23006: 'MAKE_UP_DAY_INVALID' });

/**
 * List the member's cards
 *
 * Usable ones first, by expiry; then the others, newest first.
 */
export const listCards = (params?: ListCardsParams, options?: CallOptions): CallPromise<CardPage> =>
  call<CardPage>({ operation: 'listCards', url: '/v1/cards', method: 'GET', params }, options);

/**
 * Show the whole number of a card
 *
 * Lists answer only its last four characters. Each showing is recorded.
 */
export const revealCard = (id: Id, options?: CallOptions): CallPromise<CardReveal> =>
  call<CardReveal>({ operation: 'revealCard', url: `/v1/cards/${encodeURIComponent(id)}/reveal`, method: 'POST' }, options);

