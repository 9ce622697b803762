/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { QuizQuestion } from './quizQuestion.ts';

export interface QuizQuestionList {
  /** @maxItems 100 */
  items: QuizQuestion[];
  /** @nullable */
  nextCursor: string | null;
}
