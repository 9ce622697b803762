/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupRevision } from './groupRevision.ts';
import type { GuideSectionInput } from './guideSectionInput.ts';
import type { Id } from './id.ts';

export interface NewGuideSection {
  revision: GroupRevision;
  id: Id;
  section: GuideSectionInput;
}
