/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorGroupDetail } from './operatorGroupDetail.ts';

export type GetOperatorGroup200 = Envelope & {
  data: OperatorGroupDetail;
};
