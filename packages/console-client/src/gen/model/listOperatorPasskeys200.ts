/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorPasskeyList } from './operatorPasskeyList.ts';

export type ListOperatorPasskeys200 = Envelope & {
  data: OperatorPasskeyList;
};
