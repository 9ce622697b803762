/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type SaveHelpSectionRequestInput = {
  /**
     * The section to change. Left out for a new one.
     * @minimum 100
     * @maximum 9999999
     */
  id?: number;
  /**
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  title: string;
  /**
     * The lowest comes first.
     * @minimum 1
     * @maximum 1000
     */
  position: number;
};
