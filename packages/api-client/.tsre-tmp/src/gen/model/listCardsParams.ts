/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CardKind } from './cardKind.ts';
import type { CardState } from './cardState.ts';
import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';

export type ListCardsParams = {
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
/**
 * Only cards in this state.
 */
state?: CardState;
/**
 * Only cards of this kind.
 */
kind?: CardKind;
};
