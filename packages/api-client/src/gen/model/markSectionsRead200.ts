/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SectionReadList } from './sectionReadList.ts';

export type MarkSectionsRead200 = Envelope & {
  data: SectionReadList;
};
