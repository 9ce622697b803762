/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupRevision } from './groupRevision.ts';
import type { GuideRemovalKind } from './guideRemovalKind.ts';
import type { Id } from './id.ts';

export interface GuideRemoval {
  revision: GroupRevision;
  kind: GuideRemovalKind;
  id: Id;
}
