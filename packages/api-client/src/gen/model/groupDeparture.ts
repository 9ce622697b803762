/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

export interface GroupDeparture {
  /** Null in a dry run. */
  leftAt: Time | null;
  /** @minimum 0 */
  topicsFinished: number;
  /**
     * Topics for this respondent.
     * @minimum 0
     */
  topics: number;
  /**
     * Coins for it by the plan of the group, paid after the closing; null where the group pays none.
     * @minimum 0
     * @nullable
     */
  coins: number | null;
  /** Whether an account gets the coins. A guest joins with the invited mobile within 30 days to get them. */
  isMember: boolean;
}
