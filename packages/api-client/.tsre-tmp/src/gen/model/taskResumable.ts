/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { Time } from './time.ts';

/**
 * The member's own participation that is still open.
 */
export interface TaskResumable {
  sessionId: Id;
  /**
     * Percent of the pages answered.
     * @minimum 0
     * @maximum 100
     */
  progress: number;
  startedAt: Time;
  /** Until when the seat is kept; null until screened. */
  seatUntil: Time | null;
}
