/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * One step of how the task goes.
 */
export interface TaskStep {
  /** @maxLength 50 */
  title: string;
  /** @maxLength 300 */
  text: string;
}
