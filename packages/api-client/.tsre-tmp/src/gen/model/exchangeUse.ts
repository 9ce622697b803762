/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * What was exchanged already, to hold against the limits.
 */
export interface ExchangeUse {
  /** @minimum 0 */
  exchangesToday: number;
  /** @minimum 0 */
  exchangesThisMonth: number;
  /** @minimum 0 */
  coinsThisMonth: number;
}
