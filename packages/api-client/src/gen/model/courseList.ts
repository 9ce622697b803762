/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CourseSummary } from './courseSummary.ts';

export interface CourseList {
  /** @maxItems 50 */
  items: CourseSummary[];
}
