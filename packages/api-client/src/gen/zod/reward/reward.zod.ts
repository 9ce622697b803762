/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

import {
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
  Envelope
} from '../yayanAPI.schemas.zod.ts';


/**
 * @summary Read the member's check-ins
 */
export const GetCheckinResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Checkin
}))

/**
 * Once a calendar day in Asia/Shanghai. Streak days 1 to 7 pay what `getCheckin` shows for each day, and start again. With
 * `makeUp`, a make-up card fills that missed day, at most 7 days back.
 * @summary Check in today, or make up a missed day
 */
export const checkInHeaderIdempotencyKeyMin = 16;
export const checkInHeaderIdempotencyKeyMax = 64;


export const checkInHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CheckInHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(checkInHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(checkInHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(checkInHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('One key for one intention. The same key with the same body gives the same answer, with another body 409.'))
})

export const CheckInBody = CheckinRequest

export const CheckInResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CheckinReceipt
}))

/**
 * @summary Read the member's credit, level, limits and quality
 */
export const GetCreditResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Credit
}))

/**
 * Newest first. Each row names its reason and rule.
 * @summary List changes of credit or of quality
 */
export const listCreditsQueryCursorMax = 200;

export const listCreditsQueryLimitDefault = 20;
export const listCreditsQueryLimitMax = 100;



export const ListCreditsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listCreditsQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCreditsQueryLimitMax)), listCreditsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.')),
  "kind": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 权益值 */
  Credit: 'credit',
  /** 质量分 */
  Quality: 'quality',
} as const)).check(/*#__PURE__*/ zod.describe('Credit by default.')),
  "row": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only the row with this id, however old; an unknown id answers an empty list.'))
})

export const ListCreditsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CreditPage
}))

/**
 * Applies what `previewCard` shows, once for each idempotency key.
 * @summary Use a card
 */
export const useCardHeaderIdempotencyKeyMin = 16;
export const useCardHeaderIdempotencyKeyMax = 64;


export const useCardHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const UseCardHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(useCardHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(useCardHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(useCardHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('One key for one intention. The same key with the same body gives the same answer, with another body 409.'))
})

export const UseCardBody = CardUseRequest

export const UseCardResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CardUsed
}))

/**
 * Changes nothing.
 * @summary Preview what using a card would do
 */
export const PreviewCardBody = CardUseRequest

export const PreviewCardResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CardEffect
}))

/**
 * Usable ones first, by expiry; then the others, newest first.
 * @summary List the member's cards
 */
export const listCardsQueryCursorMax = 200;

export const listCardsQueryLimitDefault = 20;
export const listCardsQueryLimitMax = 100;



export const ListCardsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listCardsQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCardsQueryLimitMax)), listCardsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.')),
  "state": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 可用 */
  Usable: 'usable',
  /** 生效中 */
  Active: 'active',
  /** 已使用 */
  Used: 'used',
  /** 已过期 */
  Expired: 'expired',
} as const)).check(/*#__PURE__*/ zod.describe('Only cards in this state.')),
  "kind": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 补签卡 */
  MakeUp: 'makeUp',
  /** 双倍金币卡 */
  DoubleCoin: 'doubleCoin',
  /** 免手续费卡 */
  FeeFree: 'feeFree',
} as const)).check(/*#__PURE__*/ zod.describe('Only cards of this kind.'))
})

export const ListCardsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CardPage
}))

/**
 * Lists answer only its last four characters. Each showing is recorded.
 * @summary Show the whole number of a card
 */
export const RevealCardParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The card\'s id.'))
})

export const RevealCardResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CardReveal
}))

