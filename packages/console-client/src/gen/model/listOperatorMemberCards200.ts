/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorCardList } from './operatorCardList.ts';

export type ListOperatorMemberCards200 = Envelope & {
  data: OperatorCardList;
};
