/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface PropertyOption {
  /** @maxLength 64 */
  value: string;
  label: string;
}
