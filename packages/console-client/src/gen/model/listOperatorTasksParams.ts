/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { OperatorTaskSort } from './operatorTaskSort.ts';
import type { OperatorTaskState } from './operatorTaskState.ts';
import type { TaskType } from './taskType.ts';

export type ListOperatorTasksParams = {
/**
 * Only tasks in this state.
 */
state?: OperatorTaskState;
/**
 * Only tasks of this type.
 */
type?: TaskType;
/**
 * Only tasks that their supplier closed and that nobody has ended or let go on.
 */
closed?: boolean;
/**
 * Only tasks whose title contains this.
 * @minLength 1
 * @maxLength 40
 */
keyword?: string;
/**
 * By default the newest first. By their end only tasks that have one and haven't ended.
 */
sort?: OperatorTaskSort;
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
