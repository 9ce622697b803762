/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { GroupDraftList } from './groupDraftList.ts';

export type ListGroupDrafts200 = Envelope & {
  data: GroupDraftList;
};
