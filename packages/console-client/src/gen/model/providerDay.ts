/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface ProviderDay {
  day: string;
  /**
     * Paid, or passed to the provider.
     * @minimum 0
     */
  fen: number;
  /** @minimum 0 */
  orders: number;
}
