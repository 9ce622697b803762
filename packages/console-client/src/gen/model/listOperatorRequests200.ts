/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorRequestList } from './operatorRequestList.ts';

export type ListOperatorRequests200 = Envelope & {
  data: OperatorRequestList;
};
