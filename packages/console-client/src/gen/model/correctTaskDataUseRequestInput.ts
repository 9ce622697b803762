/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type CorrectTaskDataUseRequestInput = {
  /**
     * Who gets the answers.
     * @minLength 1
     * @maxLength 100
     */
  recipient: string;
  /** Whether that is another company. Then later starters must agree. */
  thirdParty: boolean;
  /**
     * @minItems 1
     * @maxItems 20
     * @items.minLength 1
     * @items.maxLength 50
     */
  items: string[];
  /**
     * @minLength 1
     * @maxLength 200
     */
  purpose: string;
  /**
     * @maxLength 500
     * @nullable
     */
  policyUrl: string | null;
};
