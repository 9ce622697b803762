/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorMemberList } from './operatorMemberList.ts';

export type FindOperatorMembers200 = Envelope & {
  data: OperatorMemberList;
};
