/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { HandInWhat } from './handInWhat.ts';
import type { Id } from './id.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { OperatorSort } from './operatorSort.ts';
import type { PublicId } from './publicId.ts';

export type ListHandInsParams = {
/**
 * Only applications, or only proofs.
 */
what?: HandInWhat;
/**
 * Only those of this task.
 */
taskId?: PublicId;
/**
 * Only those behind this one in this order, which may be decided already. Not with a cursor.
 */
after?: Id;
/**
 * By default the longest waiting first.
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
