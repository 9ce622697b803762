/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { FeedbackState } from './feedbackState.ts';
import type { Id } from './id.ts';
import type { TicketKind } from './ticketKind.ts';
import type { Time } from './time.ts';

export interface OperatorTicket {
  id: Id;
  /** @maxLength 30 */
  number: string;
  kind: TicketKind;
  state: FeedbackState;
  /** @maxLength 200 */
  title: string;
  createdAt: Time;
  acceptBy: Time;
  answerBy: Time;
  memberId: Id;
  /**
     * @maxLength 20
     * @nullable
     */
  memberCode: string | null;
  /**
     * @maxLength 100
     * @nullable
     */
  owner: string | null;
  /** Whether the promise is broken. */
  isLate: boolean;
  /**
     * The number of the ticket that it was merged into.
     * @maxLength 30
     * @nullable
     */
  mergedInto: string | null;
}
