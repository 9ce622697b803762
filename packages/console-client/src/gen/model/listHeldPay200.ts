/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { HeldPayPage } from './heldPayPage.ts';

export type ListHeldPay200 = Envelope & {
  data: HeldPayPage;
};
