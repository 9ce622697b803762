/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { HeldPayDetail } from './heldPayDetail.ts';

export type GetHeldPay200 = Envelope & {
  data: HeldPayDetail;
};
