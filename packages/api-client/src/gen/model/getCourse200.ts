/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Course } from './course.ts';
import type { Envelope } from './envelope.ts';

export type GetCourse200 = Envelope & {
  data: Course;
};
