/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { ExchangeType } from './exchangeType.ts';
import type { LimitParameter } from './limitParameter.ts';

export type ListBenefitsParams = {
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
