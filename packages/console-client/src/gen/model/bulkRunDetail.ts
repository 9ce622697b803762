/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BulkItem } from './bulkItem.ts';
import type { BulkRun } from './bulkRun.ts';

export interface BulkRunDetail {
  run: BulkRun;
  /**
     * What was not done, and why. Of a stopped run also what was done.
     * @maxItems 500
     */
  items: BulkItem[];
}
