/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ChangeLostMobileRequestInput = {
  /** @pattern ^1[3-9][0-9]{9}$ */
  mobile: string;
};
