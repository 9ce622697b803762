/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CourseAnswersAnswersItem } from './courseAnswersAnswersItem.ts';

export interface CourseAnswers {
  /**
     * @minItems 1
     * @maxItems 20
     */
  answers: CourseAnswersAnswersItem[];
}
