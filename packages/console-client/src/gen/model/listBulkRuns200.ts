/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BulkRunList } from './bulkRunList.ts';
import type { Envelope } from './envelope.ts';

export type ListBulkRuns200 = Envelope & {
  data: BulkRunList;
};
