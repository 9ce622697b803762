/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupDraftKind } from './groupDraftKind.ts';
import type { Id } from './id.ts';

export interface GroupDraftRemoval {
  kind: GroupDraftKind;
  targetId: Id;
  version: Id;
}
