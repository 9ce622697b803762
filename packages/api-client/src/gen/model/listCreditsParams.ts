/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CreditKind } from './creditKind.ts';
import type { CursorParameter } from './cursorParameter.ts';
import type { Id } from './id.ts';
import type { LimitParameter } from './limitParameter.ts';

export type ListCreditsParams = {
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
/**
 * Credit by default.
 */
kind?: CreditKind;
/**
 * Only the row with this id, however old; an unknown id answers an empty list.
 */
row?: Id;
};
