/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OrderDestination } from './orderDestination.ts';

export type ShowOrderDestination200 = Envelope & {
  data: OrderDestination;
};
