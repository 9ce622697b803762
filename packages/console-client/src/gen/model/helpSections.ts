/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { HelpSectionsItemsItem } from './helpSectionsItemsItem.ts';

export interface HelpSections {
  /** @maxItems 200 */
  items: HelpSectionsItemsItem[];
}
