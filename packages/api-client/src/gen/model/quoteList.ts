/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Quote } from './quote.ts';
import type { QuoteFinding } from './quoteFinding.ts';

export interface QuoteList {
  items: Quote[];
  /** The findings, in the order of the hosts. */
  findings: QuoteFinding[];
}
