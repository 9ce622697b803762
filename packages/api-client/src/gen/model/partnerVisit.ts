/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { PartnerVisitState } from './partnerVisitState.ts';
import type { TaskBrief } from './taskBrief.ts';
import type { Time } from './time.ts';

export interface PartnerVisit {
  state: PartnerVisitState;
  task: TaskBrief;
  /** Id of the result page; null while waiting. */
  resultId: Id | null;
  /**
     * Number to quote in a ticket.
     * @maxLength 20
     */
  supportCode: string;
  startedAt: Time;
  /** When it ends automatically if the supplier doesn't report; null once it ended. */
  expiresAt: Time | null;
}
