/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorPenaltyList } from './operatorPenaltyList.ts';

export type ListOperatorMemberPenalties200 = Envelope & {
  data: OperatorPenaltyList;
};
