/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * One fact that a change of quality rests on.
 */
export interface ScoreEvidence {
  /** @maxLength 40 */
  label: string;
  /** @maxLength 200 */
  value: string;
}
