/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorTaskDetail } from './operatorTaskDetail.ts';

export type GetOperatorTask200 = Envelope & {
  data: OperatorTaskDetail;
};
