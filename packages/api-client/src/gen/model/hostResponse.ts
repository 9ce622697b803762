/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupMemberAttribute } from './groupMemberAttribute.ts';
import type { GroupResponse } from './groupResponse.ts';
import type { ResponseTag } from './responseTag.ts';
import type { TaggedPassage } from './taggedPassage.ts';
import type { TopicRef } from './topicRef.ts';

/**
 * An answer as hosts and observers work with it.
 */
export type HostResponse = GroupResponse & {
  where: TopicRef;
  question: string;
  tags: ResponseTag[];
  passages: TaggedPassage[];
  /**
     * How often the answer was edited.
     * @minimum 0
     */
  wording: number;
  /** By the caller. */
  starred: boolean;
  /** Below the caller's unread divider. */
  unread: boolean;
  /** Of the author. */
  attributes: GroupMemberAttribute[];
};
