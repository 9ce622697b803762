/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BulkRun } from './bulkRun.ts';

export interface BulkRunList {
  /** @maxItems 100 */
  items: BulkRun[];
}
