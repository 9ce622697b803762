/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

import {
  BenefitAllowance,
  BenefitDetail,
  BenefitPage,
  Envelope,
  ExchangeInfo,
  OrderCorrection,
  OrderDetail,
  OrderForm,
  OrderPage,
  OrderQuote,
  OrderReveal,
  RestockWish
} from '../yayanAPI.schemas.zod.ts';


/**
 * @summary The member's balance, limits, fee and saved payees for exchanging
 */
export const GetExchangeInfoResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": ExchangeInfo
}))

/**
 * The list is the same for everybody. Filter by `maxPrice` (coins) to see what a member can afford.
 * @summary List the benefits that coins can be exchanged for
 */
export const listBenefitsQueryCursorMax = 200;

export const listBenefitsQueryLimitDefault = 20;
export const listBenefitsQueryLimitMax = 100;

export const listBenefitsQueryMaxPriceMin = 0;
export const listBenefitsQueryMaxPriceMax = 100000000;



export const ListBenefitsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBenefitsQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBenefitsQueryLimitMax)), listBenefitsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.')),
  "type": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 现金 */
  Cash: 1,
  /** 虚拟卡 */
  Virtual: 2,
  /** 实物 */
  Physical: 3,
} as const)).check(/*#__PURE__*/ zod.describe('Only this type.')),
  "maxPrice": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listBenefitsQueryMaxPriceMin)).check(/*#__PURE__*/ zod.lte(listBenefitsQueryMaxPriceMax))).check(/*#__PURE__*/ zod.describe('Only what costs at most this many coins.'))
})

export const ListBenefitsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": BenefitPage
}))

/**
 * Signed-out callers get it with `own` null; members also see their own limits and what they lack.
 * @summary Read one benefit
 */
export const getBenefitPathIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const GetBenefitParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getBenefitPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The benefit\'s public id.'))
})

export const GetBenefitResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": BenefitDetail
}))

/**
 * Takes coins and stock and creates the order in one transaction, once for each idempotency key. A retry must send
 * the same body, encrypted fields included: the server answers it from the stored answer and decrypts nothing.
 * ORDER_FORM_INVALID carries OrderRefusal, PREREQUISITE_UNMET and REAL_NAME_FIRST carry BenefitAllowance.
 * Every order needs the real-name check, except one top-up of at most 5 yuan to the member's own mobile.
 * @summary Order a benefit
 */
export const placeOrderPathIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const PlaceOrderParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(placeOrderPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The benefit\'s public id.'))
})

export const placeOrderHeaderIdempotencyKeyMin = 16;
export const placeOrderHeaderIdempotencyKeyMax = 64;


export const placeOrderHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const PlaceOrderHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(placeOrderHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(placeOrderHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(placeOrderHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('One key for one intention. The same key with the same body gives the same answer, with another body 409.'))
})

export const PlaceOrderBody = OrderForm

export const PlaceOrderResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": OrderDetail
}))

/**
 * Asking again changes nothing. The message is written within five minutes of the new stock, or of the time when the
 * sale begins, and ends the request; no item is reserved. Refuses with RESTOCK_NOT_NEEDED when the benefit can be ordered.
 * @summary Ask for a message when a benefit is back or its sale begins, or stop asking
 */
export const askRestockPathIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const AskRestockParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(askRestockPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The benefit\'s public id.'))
})

export const AskRestockBody = RestockWish

export const AskRestockResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": RestockWish
}))

/**
 * Changes nothing. Without a selection it answers for the cheapest order, also before the sale begins. Refuses an
 * impossible selection with ORDER_FORM_INVALID.
 * @summary Check which prerequisites the member meets
 */
export const checkAllowancePathIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const CheckAllowanceParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(checkAllowancePathIdRegExp)).check(/*#__PURE__*/ zod.describe('The benefit\'s public id.'))
})

export const checkAllowanceQueryChoiceIdMax = 32;


export const checkAllowanceQueryChoiceIdRegExp = new RegExp('^[a-z0-9][a-z0-9-]{0,31}$');
export const checkAllowanceQueryQuantityMax = 10;

export const checkAllowanceQueryAmountMax = 10000000;



export const CheckAllowanceQueryParams = /*#__PURE__*/ zod.object({
  "choiceId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(checkAllowanceQueryChoiceIdMax)).check(/*#__PURE__*/ zod.regex(checkAllowanceQueryChoiceIdRegExp))).check(/*#__PURE__*/ zod.describe('The chosen face value or kind.')),
  "quantity": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(checkAllowanceQueryQuantityMax))).check(/*#__PURE__*/ zod.describe('How many; 1 by default.')),
  "amount": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(checkAllowanceQueryAmountMax))).check(/*#__PURE__*/ zod.describe('Coins to pay out, for cash.')),
  "anotherMobile": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.boolean()).check(/*#__PURE__*/ zod.describe('Whether a top-up goes to a number other than the member\'s own.')),
  "feeFreeCardId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('The fee-free card to use for it.'))
})

export const CheckAllowanceResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": BenefitAllowance
}))

/**
 * Changes nothing. Answers what the confirmation shows, and refuses as `placeOrder` would.
 * @summary Check an order form and calculate its price
 */
export const checkOrderPathIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const CheckOrderParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(checkOrderPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The benefit\'s public id.'))
})

export const CheckOrderBody = OrderForm

export const CheckOrderResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": OrderQuote
}))

/**
 * Newest first.
 * @summary List the member's orders
 */
export const listOrdersQueryCursorMax = 200;

export const listOrdersQueryLimitDefault = 20;
export const listOrdersQueryLimitMax = 100;



export const ListOrdersQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listOrdersQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOrdersQueryLimitMax)), listOrdersQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.')),
  "type": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 现金 */
  Cash: 1,
  /** 虚拟卡 */
  Virtual: 2,
  /** 实物 */
  Physical: 3,
} as const)).check(/*#__PURE__*/ zod.describe('Only this type.')),
  "state": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 待审核 */
  PendingReview: 0,
  /** 已发放 */
  Issued: 1,
  /** 待发放 */
  ToBeIssued: 2,
  /** 已撤销 */
  Revoked: 3,
  /** 审核未通过 */
  NotPassed: 4,
  /** 发放失败 */
  IssueFailed: 5,
} as const)).check(/*#__PURE__*/ zod.describe('Only this state.'))
})

export const ListOrdersResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": OrderPage
}))

/**
 * Refuses another member's order with NOT_FOUND.
 * @summary Read one order with its timeline
 */
export const GetOrderParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The order\'s id.'))
})

export const GetOrderResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": OrderDetail
}))

/**
 * Codes are encrypted at rest and answered by this call only. Each showing is recorded.
 * @summary Show the card codes of an issued order
 */
export const RevealOrderParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The order\'s id.'))
})

export const RevealOrderResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": OrderReveal
}))

/**
 * Possible in the states 0 (to be reviewed) and 2 (to be issued). Coins and stock come back in the same transaction.
 * Refuses with ORDER_MOVE_FORBIDDEN in any other state.
 * @summary Revoke an order that is not issued yet
 */
export const RevokeOrderParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The order\'s id.'))
})

export const revokeOrderHeaderIdempotencyKeyMin = 16;
export const revokeOrderHeaderIdempotencyKeyMax = 64;


export const revokeOrderHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const RevokeOrderHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(revokeOrderHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(revokeOrderHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(revokeOrderHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('One key for one intention. The same key with the same body gives the same answer, with another body 409.'))
})

export const RevokeOrderResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": OrderDetail
}))

/**
 * Moves the order from state 5 (issue failed) to 2 (to be issued). ORDER_FORM_INVALID carries OrderRefusal. A retry
 * must send the same body.
 * @summary Send a failed order to a corrected account or number
 */
export const CorrectOrderParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The order\'s id.'))
})

export const correctOrderHeaderIdempotencyKeyMin = 16;
export const correctOrderHeaderIdempotencyKeyMax = 64;


export const correctOrderHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const CorrectOrderHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(correctOrderHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(correctOrderHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(correctOrderHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('One key for one intention. The same key with the same body gives the same answer, with another body 409.'))
})

export const CorrectOrderBody = OrderCorrection

export const CorrectOrderResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": OrderDetail
}))

