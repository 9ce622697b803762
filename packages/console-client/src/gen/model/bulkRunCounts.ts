/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type BulkRunCounts = {
  /** @minimum 0 */
  waiting: number;
  /** @minimum 0 */
  done: number;
  /** @minimum 0 */
  asked: number;
  /** @minimum 0 */
  refused: number;
  /** @minimum 0 */
  failed: number;
  /** @minimum 0 */
  stopped: number;
};
