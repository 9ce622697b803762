/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Quote } from './quote.ts';

export interface QuoteList {
  items: Quote[];
}
