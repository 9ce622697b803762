/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SectionReadState } from './sectionReadState.ts';

export interface SectionReadList {
  items: SectionReadState[];
}
