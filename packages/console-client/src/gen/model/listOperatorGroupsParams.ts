/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { OperatorGroupState } from './operatorGroupState.ts';

export type ListOperatorGroupsParams = {
/**
 * Only groups in this state.
 */
state?: OperatorGroupState;
/**
 * Only groups whose pay-out waits for a confirmation, or only the others.
 */
payWaits?: boolean;
/**
 * Only groups whose name contains this.
 * @minLength 1
 * @maxLength 40
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
