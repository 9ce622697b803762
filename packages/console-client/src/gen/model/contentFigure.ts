/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface ContentFigure {
  /** @maxLength 40 */
  label: string;
  value: number;
}
