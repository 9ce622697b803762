/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { JoinResult } from './joinResult.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { ParticipationState } from './participationState.ts';
import type { TaskEarningState } from './taskEarningState.ts';

export type ListTaskRecordsParams = {
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
 * Only this join result.
 */
result?: JoinResult;
/**
 * Only those that the member gave up; false leaves them out.
 */
givenUp?: boolean;
/**
 * Only those still open, or only those that ended.
 */
state?: ParticipationState;
/**
 * Only those whose reward is in this state.
 */
earningState?: TaskEarningState;
};
