/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { Ranking } from './ranking.ts';

export type GetRanking200 = Envelope & {
  data: Ranking;
};
