/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupDraft } from './groupDraft.ts';

export interface GroupDraftList {
  /** @maxItems 30 */
  items: GroupDraft[];
}
