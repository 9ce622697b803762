/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CourseVideoKey } from './courseVideoKey.ts';

export interface WatchCourseVideoRequest {
  key: CourseVideoKey;
}
