/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { Id } from './id.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { TopicMemberState } from './topicMemberState.ts';

export type ListHostTopicMembersParams = {
/**
 * Standing in this topic instead of the whole group.
 */
topicId?: Id;
/**
 * Only respondents in this state.
 */
state?: TopicMemberState;
/**
 * Part of the nickname.
 * @minLength 1
 * @maxLength 50
 */
name?: string;
/**
 * The `nextCursor` of the previous page.
 * @maxLength 200
 */
cursor?: CursorParameter;
/**
 * Number of items per page.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
};
