/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type SetBenefitPriceRequestInput = {
  /** @pattern ^[a-z0-9][a-z0-9-]{0,31}$ */
  choiceId: string;
  /**
     * @minimum 1
     * @maximum 10000000
     */
  price: number;
};
