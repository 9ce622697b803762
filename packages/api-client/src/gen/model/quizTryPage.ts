/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { QuizTry } from './quizTry.ts';

export interface QuizTryPage {
  /** @maxItems 100 */
  items: QuizTry[];
  /** @nullable */
  nextCursor: string | null;
}
