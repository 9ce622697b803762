/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GuideSectionInput } from './guideSectionInput.ts';
import type { Id } from './id.ts';

export interface NewGuideSectionItem {
  id: Id;
  section: GuideSectionInput;
}
