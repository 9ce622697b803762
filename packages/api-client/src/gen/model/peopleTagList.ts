/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PeopleTag } from './peopleTag.ts';

export interface PeopleTagList {
  items: PeopleTag[];
}
