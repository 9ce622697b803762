/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * How many cards there are in each state.
 */
export interface CardCounts {
  /** @minimum 0 */
  usable: number;
  /** @minimum 0 */
  active: number;
  /** @minimum 0 */
  used: number;
  /** @minimum 0 */
  expired: number;
}
