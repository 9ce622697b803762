/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TicketKind } from './ticketKind.ts';

export interface TicketFigure {
  /** Null for all kinds. */
  kind: TicketKind | null;
  /** Also merged ones. */
  opened: number;
  /** With an answer or a verdict. */
  answered: number;
  /** Answered, or with a promise that is over. A ticket merged before an answer has none. */
  due: number;
  /** Of those that are due, answered in time. */
  kept: number;
  reopened: number;
  /**
     * Half of the answered ones had their first answer within it.
     * @nullable
     */
  medianMinutes: number | null;
  /**
     * Nine of ten had their first answer within it.
     * @nullable
     */
  slowMinutes: number | null;
}
