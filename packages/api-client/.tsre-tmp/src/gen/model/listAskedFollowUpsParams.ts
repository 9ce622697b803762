/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { Id } from './id.ts';
import type { LimitParameter } from './limitParameter.ts';

export type ListAskedFollowUpsParams = {
/**
 * Only of this topic.
 */
topicId?: Id;
/**
 * Where the last page ended, as answered in `nextCursor`.
 * @maxLength 200
 */
cursor?: CursorParameter;
/**
 * Items a page.
 * @minimum 1
 * @maximum 100
 */
limit?: LimitParameter;
};
