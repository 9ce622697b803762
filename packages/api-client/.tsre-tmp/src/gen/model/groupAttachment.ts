/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupMedia } from './groupMedia.ts';
import type { GroupMember } from './groupMember.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';
import type { TopicRef } from './topicRef.ts';

/**
 * A file somebody gave in, and where it belongs.
 */
export interface GroupAttachment {
  media: GroupMedia;
  member: GroupMember;
  /** Null while it is in no answer yet. */
  where: TopicRef | null;
  responseId: Id | null;
  createdAt: Time;
}
