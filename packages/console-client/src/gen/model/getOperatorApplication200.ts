/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorApplicationDetail } from './operatorApplicationDetail.ts';

export type GetOperatorApplication200 = Envelope & {
  data: OperatorApplicationDetail;
};
