/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupMember } from './groupMember.ts';
import type { ReminderSkipReason } from './reminderSkipReason.ts';

export interface ReminderSkip {
  member: GroupMember;
  reason: ReminderSkipReason;
}
