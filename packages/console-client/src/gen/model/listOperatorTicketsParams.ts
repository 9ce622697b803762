/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CursorParameter } from './cursorParameter.ts';
import type { FeedbackState } from './feedbackState.ts';
import type { Id } from './id.ts';
import type { LimitParameter } from './limitParameter.ts';
import type { TicketKind } from './ticketKind.ts';
import type { TicketSort } from './ticketSort.ts';
import type { Time } from './time.ts';

export type ListOperatorTicketsParams = {
/**
 * Only tickets in this state.
 */
state?: FeedbackState;
/**
 * Only tickets of this kind.
 */
kind?: TicketKind;
/**
 * Only those that are not answered yet, or only the others.
 */
open?: boolean;
/**
 * Only those of this operator.
 * @minLength 1
 * @maxLength 100
 */
owner?: string;
/**
 * Only those of this member.
 */
memberId?: Id;
/**
 * Only those that were opened at this time or later.
 */
openedFrom?: Time;
/**
 * Only those that were opened before this time.
 */
openedUntil?: Time;
/**
 * Only those that their member reopened, or only the others.
 */
reopened?: boolean;
/**
 * By default the newest first.
 */
sort?: TicketSort;
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
