/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type FiledTaskQuestionsItem = {
  /** @minimum 1 */
  page: number;
  /** @maxLength 300 */
  title: string;
};
