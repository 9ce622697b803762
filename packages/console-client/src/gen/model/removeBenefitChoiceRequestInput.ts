/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type RemoveBenefitChoiceRequestInput = {
  /** @pattern ^[a-z0-9][a-z0-9-]{0,31}$ */
  choiceId: string;
};
