/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * How often this task's owner took completes back in 90 days; null with fewer than 20 completes.
 */
export type TaskOutcomeReversal = {
  /** @minimum 20 */
  completes: number;
  /** @minimum 0 */
  reversed: number;
} | null;
