/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { mockCall } from '../../mocks/mock-call.ts';
import type {
  ReceiptKeyList,
  SignedReceipt,
} from '../model/index.ts';

/** Answers `listReceiptKeys`: The public keys by which anybody checks a receipt. */
export const mockListReceiptKeys = mockCall<'listReceiptKeys', ReceiptKeyList>('get', '/v1/receipts/keys', () => ({"items":[{"id":"3f7a29c1b8d04e6f","publicKey":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo","current":true}]}));

/** Answers `getReceipt`: A signed receipt of one of the member's own records. */
export const mockGetReceipt = mockCall<'getReceipt', SignedReceipt>('get', '/v1/receipts/:kind/:id', () => ({"receipt":{"format":"yayan-receipt-1","kind":"result","id":"0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607","number":"C7F3-29KD","title":"早餐习惯小调查","holder":"YA7K2M9X","facts":[{"name":"结果","value":"完成"}],"issuer":"芽言（示例）科技有限公司","issuedAt":"2026-11-21T08:40:00.000Z"},"keyId":"3f7a29c1b8d04e6f","signature":"MEUCIQDx8b0Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6aGgT3nQIgVtW9mK2pX5rB8sD1fH4jL7qZ0cN3vM6xR9"}));

