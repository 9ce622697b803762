/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentDraftRow } from './contentDraftRow.ts';

export interface ContentDraftList {
  /** @maxItems 200 */
  items: ContentDraftRow[];
}
