/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { QuoteList } from './quoteList.ts';

export type RemoveFinding200 = Envelope & {
  data: QuoteList;
};
