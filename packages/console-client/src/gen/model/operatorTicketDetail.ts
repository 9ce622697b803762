/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { FeedbackState } from './feedbackState.ts';
import type { Id } from './id.ts';
import type { MergedTicket } from './mergedTicket.ts';
import type { OperatorTicketEntry } from './operatorTicketEntry.ts';
import type { OperatorTicketNote } from './operatorTicketNote.ts';
import type { TicketKind } from './ticketKind.ts';
import type { TicketRecord } from './ticketRecord.ts';
import type { TicketSubject } from './ticketSubject.ts';
import type { TicketVerdict } from './ticketVerdict.ts';
import type { Time } from './time.ts';

export interface OperatorTicketDetail {
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
  /**
     * Until when the merge can be undone; null if it isn't merged.
     * @nullable
     */
  separableUntil: string | null;
  /**
     * The tickets that were merged into it.
     * @maxItems 500
     */
  merged: MergedTicket[];
  subject: TicketSubject | null;
  /** Whose page in the console has the subject. Null without a subject, or if it is gone. */
  record: TicketRecord | null;
  verdict: TicketVerdict | null;
  /** @maxItems 500 */
  entries: OperatorTicketEntry[];
  /** @maxItems 500 */
  notes: OperatorTicketNote[];
}
