/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { OperatorMemberState } from './operatorMemberState.ts';
import type { OperatorSort } from './operatorSort.ts';
import type { Time } from './time.ts';

export type ListOperatorMembersParams = {
/**
 * A whole mobile number, a member code, or the beginning of a nickname. Finds at most 20 members, on one page; the other filters choose from these.
 * @minLength 1
 * @maxLength 40
 */
find?: string;
/**
 * Only suspended members, the one suspended longest first; only those that wait for their deletion, the latest request first; or only closed accounts.
 */
state?: OperatorMemberState;
/**
 * Only members that joined at this time or later.
 */
joinedFrom?: Time;
/**
 * Only members that joined before this time.
 */
joinedUntil?: Time;
/**
 * By default the newest first. The oldest of suspensions is the one that ends first, of deletions the first request.
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
