/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * How much was exchanged already, to compare with the limits.
 */
export interface ExchangeUse {
  /** @minimum 0 */
  exchangesToday: number;
  /** @minimum 0 */
  exchangesThisMonth: number;
  /** @minimum 0 */
  coinsThisMonth: number;
}
