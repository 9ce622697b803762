/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { ExchangeState } from './exchangeState.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { OperatorOrderQueue } from './operatorOrderQueue.ts';
import type { OperatorSort } from './operatorSort.ts';
import type { PublicId } from './publicId.ts';

export type ListOperatorOrdersParams = {
/**
 * Only orders in this state.
 */
state?: ExchangeState;
/**
 * Only orders that wait for this.
 */
queue?: OperatorOrderQueue;
/**
 * Only orders of this benefit.
 */
benefitId?: PublicId;
/**
 * Only the order with this number.
 * @minLength 1
 * @maxLength 40
 */
number?: string;
/**
 * By default the newest first.
 */
sort?: OperatorSort;
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
};
