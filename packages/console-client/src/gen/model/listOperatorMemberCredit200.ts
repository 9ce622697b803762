/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorScorePage } from './operatorScorePage.ts';

export type ListOperatorMemberCredit200 = Envelope & {
  data: OperatorScorePage;
};
