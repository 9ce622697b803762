/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * 到货提醒, whether a member wants to be told once when a sold-out benefit is there again.
 */
export interface RestockWish {
  wanted: boolean;
}
