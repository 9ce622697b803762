/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { QuizReview } from './quizReview.ts';
import type { QuizTryState } from './quizTryState.ts';
import type { Time } from './time.ts';

export interface QuizTry {
  id: Id;
  day: string;
  state: QuizTryState;
  askedAt: Time;
  until: Time;
  /**
     * @minimum 1
     * @maximum 20
     */
  questions: number;
  /**
     * Right answers; null until submitted.
     * @minimum 0
     * @nullable
     */
  score: number | null;
  /**
     * Coins that were paid.
     * @minimum 0
     */
  coins: number;
  /**
     * Empty while it is open.
     * @maxItems 20
     */
  review: QuizReview[];
}
