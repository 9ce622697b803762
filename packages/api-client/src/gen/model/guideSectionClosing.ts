/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupRevision } from './groupRevision.ts';
import type { NewGuideSectionItem } from './newGuideSectionItem.ts';

export interface GuideSectionClosing {
  revision: GroupRevision;
  replacement: NewGuideSectionItem | null;
}
