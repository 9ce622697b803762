/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SavedViewList } from './savedViewList.ts';

export type ListSavedViews200 = Envelope & {
  data: SavedViewList;
};
