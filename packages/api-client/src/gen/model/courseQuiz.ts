/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CourseQuizQuestion } from './courseQuizQuestion.ts';
import type { Id } from './id.ts';

export interface CourseQuiz {
  id: Id;
  /**
     * Seconds to wait; we refuse answers before as too fast.
     * @minimum 0
     */
  waitSeconds: number;
  /**
     * Seconds until the quiz closes.
     * @minimum 0
     */
  leftSeconds: number;
  /**
     * @minItems 1
     * @maxItems 20
     */
  questions: CourseQuizQuestion[];
}
