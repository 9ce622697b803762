/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type SetPartnerActiveRequestInput = {
  active: boolean;
};
