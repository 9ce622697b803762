/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorMemberSessionList } from './operatorMemberSessionList.ts';

export type ListOperatorMemberSessions200 = Envelope & {
  data: OperatorMemberSessionList;
};
