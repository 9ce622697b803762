/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { OperatorRole } from './operatorRole.ts';
import type { OperatorState } from './operatorState.ts';

export type ListOperatorsParams = {
/**
 * Only operators with this role.
 */
role?: OperatorRole;
/**
 * Only operators in this state.
 */
state?: OperatorState;
/**
 * What the name contains.
 * @minLength 1
 * @maxLength 32
 */
keyword?: string;
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
