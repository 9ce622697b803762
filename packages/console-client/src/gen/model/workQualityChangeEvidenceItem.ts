/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type WorkQualityChangeEvidenceItem = {
  /** @maxLength 100 */
  label: string;
  /** @maxLength 500 */
  value: string;
};
