/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type RenameBenefitChoiceRequestInput = {
  /** @pattern ^[a-z0-9][a-z0-9-]{0,31}$ */
  choiceId: string;
  /**
     * @minLength 1
     * @maxLength 50
     * @pattern \S
     */
  title: string;
};
