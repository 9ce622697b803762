/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { HandInReasonListItemsItem } from './handInReasonListItemsItem.ts';

export interface HandInReasonList {
  /** @maxItems 100 */
  items: HandInReasonListItemsItem[];
}
