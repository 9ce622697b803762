/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CourseQuizQuestion } from './courseQuizQuestion.ts';
import type { Id } from './id.ts';

export interface CourseQuiz {
  id: Id;
  /**
     * Answers are refused as too fast until then.
     * @minimum 0
     */
  waitSeconds: number;
  /**
     * Until the quiz is over.
     * @minimum 0
     */
  leftSeconds: number;
  /**
     * @minItems 1
     * @maxItems 20
     */
  questions: CourseQuizQuestion[];
}
