/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { QuizQuestionList } from './quizQuestionList.ts';

export type ListQuizQuestions200 = Envelope & {
  data: QuizQuestionList;
};
