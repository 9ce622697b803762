/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { MyGroup } from './myGroup.ts';

export interface MyGroupPage {
  items: MyGroup[];
  /** @nullable */
  nextCursor: string | null;
}
