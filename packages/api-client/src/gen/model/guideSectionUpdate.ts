/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupRevision } from './groupRevision.ts';
import type { GuideSectionInput } from './guideSectionInput.ts';

export interface GuideSectionUpdate {
  revision: GroupRevision;
  section: GuideSectionInput;
}
