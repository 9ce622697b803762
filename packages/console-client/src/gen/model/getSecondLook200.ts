/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SecondLookDetail } from './secondLookDetail.ts';

export type GetSecondLook200 = Envelope & {
  data: SecondLookDetail;
};
