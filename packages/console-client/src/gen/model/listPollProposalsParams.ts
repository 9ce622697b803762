/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { Id } from './id.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { PollProposalState } from './pollProposalState.ts';

export type ListPollProposalsParams = {
/**
 * The state. Those that wait come with the oldest first.
 */
state?: PollProposalState;
/**
 * Only those of this member.
 */
memberId?: Id;
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
