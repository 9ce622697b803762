/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CardKind } from './cardKind.ts';
import type { CardState } from './cardState.ts';
import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';

export type ListCardsParams = {
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
 * Only cards in this state.
 */
state?: CardState;
/**
 * Only cards of this kind.
 */
kind?: CardKind;
};
