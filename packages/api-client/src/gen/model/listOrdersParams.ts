/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { ExchangeState } from './exchangeState.ts';
import type { ExchangeType } from './exchangeType.ts';
import type { LimitParameter } from './limitParameter.ts';

export type ListOrdersParams = {
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
 * Only this state.
 */
state?: ExchangeState;
};
