/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { HandInDetail } from './handInDetail.ts';

export type GetHandIn200 = Envelope & {
  data: HandInDetail;
};
