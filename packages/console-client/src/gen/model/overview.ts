/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { FailedJobName } from './failedJobName.ts';
import type { OverviewReconcile } from './overviewReconcile.ts';
import type { OverviewWaitingItem } from './overviewWaitingItem.ts';
import type { Time } from './time.ts';

export interface Overview {
  at: Time;
  /** @maxItems 20 */
  waiting: OverviewWaitingItem[];
  reconcile: OverviewReconcile;
  /** @maxItems 200 */
  failedJobs: FailedJobName[];
}
