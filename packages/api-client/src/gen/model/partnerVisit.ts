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
  /** What the result page is opened with; null while waiting. */
  resultId: Id | null;
  /**
     * To quote in a feedback ticket.
     * @maxLength 20
     */
  supportCode: string;
  startedAt: Time;
  /** When it ends by itself without a word from the supplier; null once it ended. */
  expiresAt: Time | null;
}
