/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export interface TicketLink {
  id: Id;
  /** Number to quote to support. */
  number: string;
}
