/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { call, type CallOptions } from '../../calls/call.ts';
import type {
  CardEffect,
  CardPage,
  CardReveal,
  CardUseRequest,
  CardUsed,
  CheckInHeaders,
  Checkin,
  CheckinReceipt,
  CheckinRequest,
  Credit,
  CreditPage,
  Id,
  ListCardsParams,
  ListCreditsParams,
  UseCardHeaders,
} from '../model/index.ts';

/**
 * Read the member's check-ins
 */
export const getCheckin = (options?: CallOptions): Promise<Checkin> =>
  call<Checkin>({ url: '/v1/users/checkin', method: 'GET' }, options);

/**
 * Check in today, or make up a missed day
 *
 * Once a calendar day in Asia/Shanghai. Streak days 1 to 7 pay 5, 5, 8, 8, 10, 10 and 50 coins and start again. With
 * `makeUp`, a make-up card fills that missed day, at most 7 days back (rule 4.9).
 */
export const checkIn = (checkinRequest: CheckinRequest, headers: CheckInHeaders, options?: CallOptions): Promise<CheckinReceipt> =>
  call<CheckinReceipt>({ url: '/v1/users/checkin', method: 'POST', headers: { ...headers }, data: checkinRequest }, options, { 23001: 'ALREADY_CHECKED_IN', 23002: 'CARD_NOT_FOUND', 23006: 'MAKE_UP_DAY_INVALID' });

/**
 * Read the member's credit, level, limits and quality
 */
export const getCredit = (options?: CallOptions): Promise<Credit> =>
  call<Credit>({ url: '/v1/users/credit', method: 'GET' }, options);

/**
 * List changes of credit or of quality
 *
 * Newest first. Each row names its reason and rule.
 */
export const listCredits = (params?: ListCreditsParams, options?: CallOptions): Promise<CreditPage> =>
  call<CreditPage>({ url: '/v1/credits', method: 'GET', params }, options);

/**
 * Use a card
 *
 * Applies what `previewCard` shows, once for each idempotency key.
 */
export const useCard = (cardUseRequest: CardUseRequest, headers: UseCardHeaders, options?: CallOptions): Promise<CardUsed> =>
  call<CardUsed>({ url: '/v1/benefits/use', method: 'POST', headers: { ...headers }, data: cardUseRequest }, options, { 23002: 'CARD_NOT_FOUND', 23003: 'CARD_NOT_USABLE', 23006: 'MAKE_UP_DAY_INVALID' });

/**
 * Preview what using a card would do
 *
 * Changes nothing.
 */
export const previewCard = (cardUseRequest: CardUseRequest, options?: CallOptions): Promise<CardEffect> =>
  call<CardEffect>({ url: '/v1/benefits/use/value', method: 'POST', data: cardUseRequest }, options, { 23002: 'CARD_NOT_FOUND', 23003: 'CARD_NOT_USABLE', 23006: 'MAKE_UP_DAY_INVALID' });

/**
 * List the member's cards
 *
 * Usable ones first, by expiry; then the others, newest first.
 */
export const listCards = (params?: ListCardsParams, options?: CallOptions): Promise<CardPage> =>
  call<CardPage>({ url: '/v1/cards', method: 'GET', params }, options);

/**
 * Show the whole number of a card
 *
 * Lists answer only its last four characters. Each showing is recorded.
 */
export const revealCard = (id: Id, options?: CallOptions): Promise<CardReveal> =>
  call<CardReveal>({ url: `/v1/cards/${encodeURIComponent(id)}/reveal`, method: 'POST' }, options);

