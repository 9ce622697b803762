/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CourseQuizOption } from './courseQuizOption.ts';

export interface CourseQuizQuestion {
  /** @pattern ^q[0-9]{1,2}$ */
  id: string;
  text: string;
  /** Whether several options are right. */
  multiple: boolean;
  /**
     * @minItems 2
     * @maxItems 8
     */
  options: CourseQuizOption[];
}
