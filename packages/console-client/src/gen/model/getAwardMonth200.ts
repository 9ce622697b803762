/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AwardMonthDetail } from './awardMonthDetail.ts';
import type { Envelope } from './envelope.ts';

export type GetAwardMonth200 = Envelope & {
  data: AwardMonthDetail;
};
