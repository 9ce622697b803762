/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentDraftList } from './contentDraftList.ts';
import type { Envelope } from './envelope.ts';

export type ListContentDrafts200 = Envelope & {
  data: ContentDraftList;
};
