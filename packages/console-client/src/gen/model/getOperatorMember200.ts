/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorMember } from './operatorMember.ts';

export type GetOperatorMember200 = Envelope & {
  data: OperatorMember;
};
