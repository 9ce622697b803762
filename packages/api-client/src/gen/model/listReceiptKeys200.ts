/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { ReceiptKeyList } from './receiptKeyList.ts';

export type ListReceiptKeys200 = Envelope & {
  data: ReceiptKeyList;
};
