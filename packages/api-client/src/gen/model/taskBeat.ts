/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface TaskBeat {
  /**
     * Position of the video in seconds.
     * @minimum 0
     * @maximum 86400
     */
  position: number;
}
