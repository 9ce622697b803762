/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AwardMonthsItemsItem } from './awardMonthsItemsItem.ts';

export interface AwardMonths {
  /** @maxItems 24 */
  items: AwardMonthsItemsItem[];
}
