/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CourseWait } from './courseWait.ts';
import type { Envelope } from './envelope.ts';

export type OpenCourse200 = Envelope & {
  data: CourseWait;
};
