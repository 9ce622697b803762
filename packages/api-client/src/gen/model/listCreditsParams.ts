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
 * Credit by default.
 */
kind?: CreditKind;
/**
 * Only the row with this id, however old; an unknown id answers an empty list.
 */
row?: Id;
};
