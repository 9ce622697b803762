/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type FiledTaskStepsItem = {
  /** @maxLength 50 */
  title: string;
  /** @maxLength 300 */
  text: string;
};
