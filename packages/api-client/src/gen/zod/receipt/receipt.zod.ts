/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

import {
  Envelope,
  ReceiptKeyList,
  SignedReceipt
} from '../yayanAPI.schemas.zod.ts';


/**
 * @summary The public keys by which anybody checks a receipt
 */
export const ListReceiptKeysResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": ReceiptKeyList
}))

/**
 * A receipt says what we recorded, and when it was signed. Whoever has it can check it with `listReceiptKeys`, without
 * an account; `verifyReceipt` of the SDK does so. Refuses a record that isn't the member's, and a task that has not
 * ended, with NOT_FOUND.
 * @summary A signed receipt of one of the member's own records
 */
export const GetReceiptParams = /*#__PURE__*/ zod.object({
  "kind": /*#__PURE__*/ zod.enum({
  /** 任务结果 */
  Result: 'result',
  /** 兑换订单 */
  Order: 'order',
  /** 抽奖 */
  Draw: 'draw',
} as const),
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The session of a result, or the id of an order.'))
})

export const GetReceiptResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SignedReceipt
}))

