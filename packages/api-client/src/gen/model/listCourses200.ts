/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CourseList } from './courseList.ts';
import type { Envelope } from './envelope.ts';

export type ListCourses200 = Envelope & {
  data: CourseList;
};
