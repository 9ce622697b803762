/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type CourseAnswersAnswersItem = {
  /** @pattern ^q[0-9]{1,2}$ */
  questionId: string;
  /**
     * @minItems 1
     * @maxItems 8
     * @items.pattern ^[a-z]$
     */
  optionIds: string[];
};
