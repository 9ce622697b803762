/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { GroupMemberDetail } from './groupMemberDetail.ts';

export type GetGroupMember200 = Envelope & {
  data: GroupMemberDetail;
};
