/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ExportedList } from './exportedList.ts';
import type { ExportListRequestInputQuery } from './exportListRequestInputQuery.ts';

export type ExportListRequestInput = {
  list: ExportedList;
  /** The filters of the list, as its own call takes them, except `find`: it may name a person. Of the wins of a campaign `campaignId`. */
  query: ExportListRequestInputQuery;
};
