/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type SetBenefitSaleRequestInput = {
  onSale: boolean;
};
