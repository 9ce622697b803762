/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { ExchangeType } from './exchangeType.ts';
import type { LimitParameter } from './limitParameter.ts';

export type ListBenefitsParams = {
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
 * Only this type.
 */
type?: ExchangeType;
/**
 * Only what costs at most this many coins.
 * @minimum 0
 * @maximum 100000000
 */
maxPrice?: number;
};
