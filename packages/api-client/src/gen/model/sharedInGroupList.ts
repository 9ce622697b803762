/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SharedInGroup } from './sharedInGroup.ts';

export interface SharedInGroupList {
  items: SharedInGroup[];
}
