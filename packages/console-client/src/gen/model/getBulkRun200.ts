/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BulkRunDetail } from './bulkRunDetail.ts';
import type { Envelope } from './envelope.ts';

export type GetBulkRun200 = Envelope & {
  data: BulkRunDetail;
};
