/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentKind } from './contentKind.ts';
import type { ContentState } from './contentState.ts';
import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';

export type ListContentParams = {
/**
 * Only this kind.
 */
kind?: ContentKind;
/**
 * Only in this state.
 */
state?: ContentState;
/**
 * Only with this text in the title.
 * @minLength 1
 * @maxLength 40
 */
keyword?: string;
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
