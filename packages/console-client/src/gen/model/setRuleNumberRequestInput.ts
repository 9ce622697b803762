/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type SetRuleNumberRequestInput = {
  /**
     * @minimum 0
     * @maximum 1000000000
     */
  value: number;
  /**
     * Null for now.
     * @nullable
     */
  holdsFrom: string | null;
};
