/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface WatchedCourseVideo {
  /** Valid for six hours. */
  url: string;
  /** @minimum 1 */
  bytes: number;
}
