/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupMember } from './groupMember.ts';
import type { Id } from './id.ts';
import type { TopicRef } from './topicRef.ts';

/**
 * An answer that contains the words.
 */
export interface HostResponseHit {
  responseId: Id;
  where: TopicRef;
  author: GroupMember;
  /** Up to 60 characters around the first match. */
  excerpt: string;
}
