/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { ReceiptFact } from './receiptFact.ts';
import type { ReceiptKind } from './receiptKind.ts';
import type { Time } from './time.ts';

/**
 * What we recorded. The signature covers these fields, in this order, as JSON without spaces (UTF-8).
 */
export interface Receipt {
  format: 'yayan-receipt-1';
  kind: ReceiptKind;
  id: Id;
  /**
     * Number to quote to support.
     * @maxLength 40
     */
  number: string;
  /** @maxLength 200 */
  title: string;
  /**
     * Code of the member whose record it is.
     * @maxLength 20
     */
  holder: string;
  /** @maxItems 20 */
  facts: ReceiptFact[];
  /**
     * The company that signs.
     * @maxLength 60
     */
  issuer: string;
  issuedAt: Time;
}
