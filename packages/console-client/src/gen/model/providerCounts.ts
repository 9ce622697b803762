/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface ProviderCounts {
  /**
     * It answered, also with a refusal.
     * @minimum 0
     */
  answered: number;
  /**
     * Nobody knows what became of it; it is asked again.
     * @minimum 0
     */
  failed: number;
}
