/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OrderReveal } from './orderReveal.ts';

export type RevealOrder200 = Envelope & {
  data: OrderReveal;
};
