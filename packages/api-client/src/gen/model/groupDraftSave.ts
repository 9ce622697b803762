/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupDraftKind } from './groupDraftKind.ts';
import type { Id } from './id.ts';
import type { QuoteInFollowUp } from './quoteInFollowUp.ts';

export interface GroupDraftSave {
  kind: GroupDraftKind;
  targetId: Id;
  /** @maxLength 5000 */
  text: string;
  quote?: QuoteInFollowUp;
  /** The version that the caller saw last; null for none. */
  version: Id | null;
}
