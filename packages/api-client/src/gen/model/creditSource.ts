/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * One way to earn credit.
 */
export interface CreditSource {
  /**
     * What earns it.
     * @maxLength 40
     */
  act: string;
  /**
     * Null when the page of the act says how much.
     * @minimum 1
     * @nullable
     */
  points: number | null;
  /**
     * When it is earned.
     * @maxLength 200
     */
  rule: string;
}
