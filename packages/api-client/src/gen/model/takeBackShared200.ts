/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SharedInGroupList } from './sharedInGroupList.ts';

export type TakeBackShared200 = Envelope & {
  data: SharedInGroupList;
};
