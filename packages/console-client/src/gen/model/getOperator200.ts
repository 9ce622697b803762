/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorDetail } from './operatorDetail.ts';

export type GetOperator200 = Envelope & {
  data: OperatorDetail;
};
