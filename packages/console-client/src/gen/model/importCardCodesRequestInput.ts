/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ImportCardCodesRequestInput = {
  /** @pattern ^[a-z0-9][a-z0-9-]{0,31}$ */
  choiceId: string;
  /**
     * One code a line: `code`, `number,code` or `number,code,last day` (2027-12-31). At most 5,000.
     * @minLength 1
     * @maxLength 250000
     */
  codes: string;
};
