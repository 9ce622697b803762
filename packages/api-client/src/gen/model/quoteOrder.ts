/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export interface QuoteOrder {
  /** @maxItems 200 */
  ids: Id[];
  remove?: Id;
}
