/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { PublicId } from './publicId.ts';
import type { ReturnState } from './returnState.ts';

/**
 * The server's record of a visit. The address is not trusted.
 */
export interface ReturnVerdict {
  state: ReturnState;
  /** The participation; null when the address names none. */
  sessionId: Id | null;
  /** Id of the result page; null while waiting. */
  resultId: Id | null;
  /** The task to start again; null unless it can be tried again. */
  taskHashId: PublicId | null;
  /**
     * Number to quote in a ticket.
     * @maxLength 20
     */
  supportCode: string;
}
