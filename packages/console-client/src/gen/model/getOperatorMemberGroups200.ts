/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { MemberGroups } from './memberGroups.ts';

export type GetOperatorMemberGroups200 = Envelope & {
  data: MemberGroups;
};
