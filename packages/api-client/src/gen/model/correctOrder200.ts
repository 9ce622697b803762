/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OrderDetail } from './orderDetail.ts';

export type CorrectOrder200 = Envelope & {
  data: OrderDetail;
};
