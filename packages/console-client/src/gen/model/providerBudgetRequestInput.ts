/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ProviderBudgetRequestInput = {
  /**
     * A day; null for everything.
     * @minimum 1
     * @maximum 100000000
     * @nullable
     */
  yuan: number | null;
};
