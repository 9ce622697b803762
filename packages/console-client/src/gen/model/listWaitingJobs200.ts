/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { WaitingJobsList } from './waitingJobsList.ts';

export type ListWaitingJobs200 = Envelope & {
  data: WaitingJobsList;
};
