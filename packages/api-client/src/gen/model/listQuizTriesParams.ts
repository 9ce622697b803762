/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';

export type ListQuizTriesParams = {
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
