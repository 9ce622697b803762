/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorOrderDetail } from './operatorOrderDetail.ts';

export type GetOperatorOrder200 = Envelope & {
  data: OperatorOrderDetail;
};
