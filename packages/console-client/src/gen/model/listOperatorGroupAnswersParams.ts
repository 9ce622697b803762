/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { Id } from './id.ts';
import type { LimitParameter } from './limitParameter.ts';

export type ListOperatorGroupAnswersParams = {
/**
 * Only answers of this person.
 */
personId?: Id;
/**
 * Only answers that contain this.
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
