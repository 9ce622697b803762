/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CourseQuizResult } from './courseQuizResult.ts';
import type { Envelope } from './envelope.ts';

export type AnswerCourseQuiz200 = Envelope & {
  data: CourseQuizResult;
};
