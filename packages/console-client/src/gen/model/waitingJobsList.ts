/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { WaitingJobs } from './waitingJobs.ts';

export interface WaitingJobsList {
  /** @maxItems 200 */
  items: WaitingJobs[];
}
