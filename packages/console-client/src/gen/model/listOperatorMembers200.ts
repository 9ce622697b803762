/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorMemberPage } from './operatorMemberPage.ts';

export type ListOperatorMembers200 = Envelope & {
  data: OperatorMemberPage;
};
