/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ChangeBenefitStockRequestInput = {
  /** @pattern ^[a-z0-9][a-z0-9-]{0,31}$ */
  choiceId: string;
  /**
     * Pieces to add; negative takes some; null removes the limit. A choice without a limit gets one that begins with these pieces.
     * @minimum -1000000
     * @maximum 1000000
     * @nullable
     */
  add: number | null;
};
