/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface TaskBeat {
  /**
     * Where the video stands. Seconds.
     * @minimum 0
     * @maximum 86400
     */
  position: number;
}
