/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupMember } from './groupMember.ts';
import type { HostResponseHit } from './hostResponseHit.ts';
import type { TopicSearchHit } from './topicSearchHit.ts';

/**
 * The best 20 of each kind.
 */
export interface HostSearch {
  topics: TopicSearchHit[];
  responses: HostResponseHit[];
  members: GroupMember[];
}
