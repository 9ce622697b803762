/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { DayFigures } from './dayFigures.ts';
import type { Envelope } from './envelope.ts';

export type GetDayFigures200 = Envelope & {
  data: DayFigures;
};
