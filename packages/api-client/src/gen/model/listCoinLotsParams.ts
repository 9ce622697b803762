/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';

export type ListCoinLotsParams = {
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
 * Only the lots that spending this many coins would use; all without it.
 * @minimum 1
 * @maximum 1000000000
 */
coins?: number;
};
