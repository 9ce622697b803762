/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupRewardRow } from './groupRewardRow.ts';

export interface GroupRewardPage {
  items: GroupRewardRow[];
  /** @nullable */
  nextCursor: string | null;
}
