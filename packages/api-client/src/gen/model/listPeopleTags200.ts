/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { PeopleTagList } from './peopleTagList.ts';

export type ListPeopleTags200 = Envelope & {
  data: PeopleTagList;
};
