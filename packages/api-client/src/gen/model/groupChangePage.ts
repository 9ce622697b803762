/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupChange } from './groupChange.ts';

export interface GroupChangePage {
  items: GroupChange[];
  /** @nullable */
  nextCursor: string | null;
}
