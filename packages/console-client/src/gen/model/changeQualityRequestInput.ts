/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ChangeQualityRequestInput = {
  /**
     * @minimum -100
     * @maximum 100
     */
  points: number;
  /**
     * @minLength 1
     * @maxLength 300
     */
  rule: string;
  /**
     * null without an end.
     * @minimum 1
     * @maximum 365
     * @nullable
     */
  days?: number | null;
};
