/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { call, type CallOptions, type CallPromise } from '../../calls/call.ts';
import type {
  Id,
  ReceiptKeyList,
  ReceiptKind,
  SignedReceipt,
} from '../model/index.ts';

/**
 * The public keys by which anybody checks a receipt
 */
export const listReceiptKeys = (options?: CallOptions): CallPromise<ReceiptKeyList> =>
  call<ReceiptKeyList>({ operation: 'listReceiptKeys', url: '/v1/receipts/keys', method: 'GET' }, options);

/**
 * A signed receipt of one of the member's own records
 *
 * A receipt says what we recorded, and when it was signed. Whoever has it can check it with `listReceiptKeys`, without
 * an account; `verifyReceipt` of the SDK does so. Refuses a record that isn't the member's, and a task that has not
 * ended, with NOT_FOUND.
 */
export const getReceipt = (kind: ReceiptKind, id: Id, options?: CallOptions): CallPromise<SignedReceipt> =>
  call<SignedReceipt>({ operation: 'getReceipt', url: `/v1/receipts/${encodeURIComponent(kind)}/${encodeURIComponent(id)}`, method: 'GET' }, options);

