/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { QuizTry } from './quizTry.ts';

export type SubmitQuestions200 = Envelope & {
  data: QuizTry;
};
