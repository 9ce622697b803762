/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { FailedJob } from './failedJob.ts';
import type { FailedJobName } from './failedJobName.ts';

export interface FailedJobPage {
  /** @maxItems 100 */
  items: FailedJob[];
  /**
     * @maxLength 200
     * @nullable
     */
  nextCursor: string | null;
  /** @maxItems 200 */
  names: FailedJobName[];
}
