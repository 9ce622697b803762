/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CoinCauseKind } from './coinCauseKind.ts';
import type { CoinDirection } from './coinDirection.ts';
import type { CoinRowState } from './coinRowState.ts';
import type { CursorParameter } from './cursorParameter.ts';
import type { Id } from './id.ts';
import type { LimitParameter } from './limitParameter.ts';

export type ListPointsParams = {
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
 * Only what came in or what went out.
 */
direction?: CoinDirection;
/**
 * Only rows of this kind of source.
 */
kind?: CoinCauseKind;
/**
 * Only rows in this state.
 */
state?: CoinRowState;
/**
 * Only the row with this id, however old; an unknown id answers an empty list.
 */
row?: Id;
};
