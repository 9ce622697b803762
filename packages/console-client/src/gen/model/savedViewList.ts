/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SavedView } from './savedView.ts';

export interface SavedViewList {
  /** @maxItems 500 */
  items: SavedView[];
}
