/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { HelpRating } from './helpRating.ts';

export type RateHelpArticle200 = Envelope & {
  data: HelpRating;
};
