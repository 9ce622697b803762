/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface CourseVideo {
  source: string;
  captions: string;
}
