/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { HelpArticle } from './helpArticle.ts';

export type GetHelpArticle200 = Envelope & {
  data: HelpArticle;
};
