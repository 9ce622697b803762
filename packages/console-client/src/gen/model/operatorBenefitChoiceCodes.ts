/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Codes in stock, each counted up to 10,000; null unless the benefit is card codes.
 * @nullable
 */
export type OperatorBenefitChoiceCodes = {
  free: number;
  expired: number;
  withdrawn: number;
} | null;
