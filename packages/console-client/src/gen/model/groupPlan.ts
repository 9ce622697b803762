/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface GroupPlan {
  topicCoins: number;
  /** For finishing everything, on top. */
  wholeCoins: number;
  capCoins: number;
}
