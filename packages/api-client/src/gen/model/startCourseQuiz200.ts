/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CourseQuiz } from './courseQuiz.ts';
import type { Envelope } from './envelope.ts';

export type StartCourseQuiz200 = Envelope & {
  data: CourseQuiz;
};
