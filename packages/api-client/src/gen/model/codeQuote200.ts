/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { QuoteList } from './quoteList.ts';

export type CodeQuote200 = Envelope & {
  data: QuoteList;
};
