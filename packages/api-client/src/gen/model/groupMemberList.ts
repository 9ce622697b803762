/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupMember } from './groupMember.ts';

export interface GroupMemberList {
  items: GroupMember[];
}
