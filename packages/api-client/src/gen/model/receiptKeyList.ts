/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ReceiptKey } from './receiptKey.ts';

export interface ReceiptKeyList {
  /** @maxItems 20 */
  items: ReceiptKey[];
}
