/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupMember } from './groupMember.ts';
import type { GroupProgress } from './groupProgress.ts';
import type { Time } from './time.ts';
import type { TopicMemberState } from './topicMemberState.ts';

/**
 * One respondent's progress in a topic or in the whole group.
 */
export interface HostTopicMember {
  member: GroupMember;
  state: TopicMemberState;
  progress: GroupProgress;
  lastAnsweredAt: Time | null;
  lastSeenAt: Time | null;
  remindedAt: Time | null;
}
