/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SiteFigures } from './siteFigures.ts';

export type GetSiteFigures200 = Envelope & {
  data: SiteFigures;
};
