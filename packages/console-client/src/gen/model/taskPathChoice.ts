/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface TaskPathChoice {
  /** @maxLength 500 */
  value: string;
  /** @maxLength 500 */
  text: string;
}
