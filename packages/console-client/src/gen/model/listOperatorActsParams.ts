/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';

export type ListOperatorActsParams = {
/**
 * Only acts of this person.
 * @minLength 1
 * @maxLength 40
 */
operator?: string;
/**
 * Only this act.
 * @minLength 1
 * @maxLength 60
 */
act?: string;
/**
 * Only acts on this object.
 * @minLength 1
 * @maxLength 60
 */
subject?: string;
/**
 * Only acts at or after this time.
 */
from?: string;
/**
 * Only acts before this time.
 */
until?: string;
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
