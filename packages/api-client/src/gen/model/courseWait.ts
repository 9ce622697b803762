/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface CourseWait {
  /**
     * Seconds until the quiz opens.
     * @minimum 0
     */
  waitSeconds: number;
}
