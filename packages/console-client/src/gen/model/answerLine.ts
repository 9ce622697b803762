/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface AnswerLine {
  /** @maxLength 300 */
  key: string;
  /** @maxLength 1000 */
  label: string;
  /** @maxLength 20000 */
  value: string;
  /** Whether it may be personal, so that it is left out here. */
  isMasked: boolean;
}
