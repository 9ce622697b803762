/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OrderQuote } from './orderQuote.ts';

export type CheckOrder200 = Envelope & {
  data: OrderQuote;
};
