/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { StarArticle } from './starArticle.ts';

export type GetStarArticle200 = Envelope & {
  data: StarArticle;
};
