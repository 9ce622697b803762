/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CreditKind } from './creditKind.ts';
import type { CursorParameter } from './cursorParameter.ts';
import type { Id } from './id.ts';
import type { LimitParameter } from './limitParameter.ts';

export type ListCreditsParams = {
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
 * Credit unless told.
 */
kind?: CreditKind;
/**
 * Only this row, by its id, wherever it stands; an unknown one leaves the list empty.
 */
row?: Id;
};
