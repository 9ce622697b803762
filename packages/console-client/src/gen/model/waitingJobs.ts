/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface WaitingJobs {
  /** @maxLength 100 */
  name: string;
  /** Not begun yet, or to be tried again. */
  waiting: number;
  waitingIsCapped: boolean;
  running: number;
  /**
     * Since when the first one waits.
     * @nullable
     */
  oldestAt: string | null;
  /**
     * When the next one is due; the past for one that is due.
     * @nullable
     */
  nextAt: string | null;
}
