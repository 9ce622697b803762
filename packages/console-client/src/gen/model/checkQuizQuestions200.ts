/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { QuizQuestionCheck } from './quizQuestionCheck.ts';

export type CheckQuizQuestions200 = Envelope & {
  data: QuizQuestionCheck;
};
