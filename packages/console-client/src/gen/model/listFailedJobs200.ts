/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { FailedJobPage } from './failedJobPage.ts';

export type ListFailedJobs200 = Envelope & {
  data: FailedJobPage;
};
