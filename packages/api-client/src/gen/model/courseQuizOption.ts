/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface CourseQuizOption {
  /** @pattern ^[a-z]$ */
  id: string;
  text: string;
}
