/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { FeedbackState } from './feedbackState.ts';
import type { Id } from './id.ts';
import type { TicketKind } from './ticketKind.ts';
import type { TicketLink } from './ticketLink.ts';
import type { Time } from './time.ts';

export interface TicketSummary {
  id: Id;
  /** Number to quote to support. */
  number: string;
  kind: TicketKind;
  state: FeedbackState;
  /** The beginning of its text. */
  title: string;
  createdAt: Time;
  acceptBy: Time;
  answerBy: Time;
  /** The ticket in which this one goes on, if support joined the two. */
  mergedInto: TicketLink | null;
}
