/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { GroupMemberList } from './groupMemberList.ts';

export type ListGroupMembers200 = Envelope & {
  data: GroupMemberList;
};
