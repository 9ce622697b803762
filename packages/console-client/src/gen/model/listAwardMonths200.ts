/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AwardMonths } from './awardMonths.ts';
import type { Envelope } from './envelope.ts';

export type ListAwardMonths200 = Envelope & {
  data: AwardMonths;
};
