/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { Overview } from './overview.ts';

export type GetOverview200 = Envelope & {
  data: Overview;
};
