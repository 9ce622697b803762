/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupMedia } from './groupMedia.ts';
import type { GroupMember } from './groupMember.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';
import type { TopicRef } from './topicRef.ts';

/**
 * An uploaded file and the answer it belongs to.
 */
export interface GroupAttachment {
  media: GroupMedia;
  member: GroupMember;
  /** null until it is part of an answer. */
  where: TopicRef | null;
  responseId: Id | null;
  createdAt: Time;
}
