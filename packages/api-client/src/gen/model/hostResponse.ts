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
     * How many times the answer was edited.
     * @minimum 0
     */
  wording: number;
  /** Whether the caller chose it. */
  starred: boolean;
  /** Whether it stands below the caller's unread divider. */
  unread: boolean;
  /** Attributes of the author. */
  attributes: GroupMemberAttribute[];
};
