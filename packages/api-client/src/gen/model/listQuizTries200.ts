/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { QuizTryPage } from './quizTryPage.ts';

export type ListQuizTries200 = Envelope & {
  data: QuizTryPage;
};
