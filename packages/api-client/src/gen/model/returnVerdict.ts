/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { ReturnState } from './returnState.ts';

/**
 * What the server knows of a visit, whatever the address said.
 */
export interface ReturnVerdict {
  state: ReturnState;
  /** The participation, null when the address names none of ours. */
  sessionId: Id | null;
  /** What the result page is opened with; null while waiting. */
  resultId: Id | null;
  /**
     * To quote in a feedback ticket.
     * @maxLength 20
     */
  supportCode: string;
}
