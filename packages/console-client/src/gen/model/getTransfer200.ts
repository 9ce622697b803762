/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { TransferDetail } from './transferDetail.ts';

export type GetTransfer200 = Envelope & {
  data: TransferDetail;
};
