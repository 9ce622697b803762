/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type WithdrawCardCodesRequestInput = {
  /** @pattern ^[a-z0-9][a-z0-9-]{0,31}$ */
  choiceId: string;
  /**
     * The codes to withdraw, as for the import; null for all that no order needs.
     * @minLength 1
     * @maxLength 250000
     * @nullable
     */
  codes: string | null;
};
