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
 * @summary Balance, limits, fee and saved payees for exchanging
 */
export const GetExchangeInfoResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": ExchangeInfo
}))

/**
 * The same for everybody: what one can afford is asked with `maxPrice`, what is missing follows from the balance.
 * @summary What coins can be exchanged for
 */
export const listBenefitsQueryCursorMax = 200;

export const listBenefitsQueryLimitDefault = 20;
export const listBenefitsQueryLimitMax = 100;

export const listBenefitsQueryMaxPriceMin = 0;
export const listBenefitsQueryMaxPriceMax = 100000000;



export const ListBenefitsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listBenefitsQueryCursorMax))).check(/*#__PURE__*/ zod.describe('Where the last page ended, as answered in `nextCursor`.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBenefitsQueryLimitMax)), listBenefitsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Items a page.')),
  "type": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 现金 */
  Cash: 1,
  /** 虚拟卡 */
  Virtual: 2,
  /** 实物 */
  Physical: 3,
} as const)).check(/*#__PURE__*/ zod.describe('Only this type.')),
  "maxPrice": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(listBenefitsQueryMaxPriceMin)).check(/*#__PURE__*/ zod.lte(listBenefitsQueryMaxPriceMax))).check(/*#__PURE__*/ zod.describe('Only what costs at most so many coins.'))
})

export const ListBenefitsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": BenefitPage
}))

/**
 * A visitor gets it without what rests on a member's own standing (`own` null).
 * @summary One benefit, whole
 */
export const getBenefitPathIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const GetBenefitParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getBenefitPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The benefit\'s public id.'))
})

export const GetBenefitResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": BenefitDetail
}))

/**
 * Coins and stock are taken with the order, in one transaction, once a key. A retry repeats the very same body,
 * encrypted fields included: the stored answer is given before anything is decrypted. ORDER_FORM_INVALID carries
 * OrderRefusal, PREREQUISITE_UNMET carries BenefitAllowance.
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
 * Asking twice is asking once. The message is written within five minutes of the stock and ends the wish; no piece is
 * kept for anybody. Only of what is sold out: RESTOCK_NOT_NEEDED otherwise.
 * @summary Ask to be told once when a sold-out benefit is there again, or no longer
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
 * Takes no body and changes nothing. Without a selection it answers for the cheapest order. ORDER_FORM_INVALID names
 * what is wrong with a selection.
 * @summary Which prerequisites are met
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
  "quantity": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(checkAllowanceQueryQuantityMax))).check(/*#__PURE__*/ zod.describe('How many; 1 unless told.')),
  "amount": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(checkAllowanceQueryAmountMax))).check(/*#__PURE__*/ zod.describe('Coins to pay out, for cash.')),
  "feeFreeCardId": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('A fee-free card to use with it.'))
})

export const CheckAllowanceResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": BenefitAllowance
}))

/**
 * Changes nothing; answers what the confirmation repeats. Refuses with what `placeOrder` would refuse with.
 * @summary Check an order form and reckon its price
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
 * @summary The member's orders
 */
export const listOrdersQueryCursorMax = 200;

export const listOrdersQueryLimitDefault = 20;
export const listOrdersQueryLimitMax = 100;



export const ListOrdersQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listOrdersQueryCursorMax))).check(/*#__PURE__*/ zod.describe('Where the last page ended, as answered in `nextCursor`.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listOrdersQueryLimitMax)), listOrdersQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Items a page.')),
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
 * Another member's order is 404.
 * @summary One order with its timeline
 */
export const GetOrderParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The order\'s id.'))
})

export const GetOrderResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": OrderDetail
}))

/**
 * Codes are kept encrypted and answered only here; every showing is recorded.
 * @summary Show the card codes of an issued order
 */
export const RevealOrderParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The order\'s id.'))
})

export const RevealOrderResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": OrderReveal
}))

/**
 * From pending review or to be issued; coins and stock come back in the same transaction.
 * @summary Take back an order that is not issued yet
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
 * From issue failed to be issued. ORDER_FORM_INVALID carries OrderRefusal. A retry repeats the very same body.
 * @summary Correct where an order goes whose issue failed, and have it issued again
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

