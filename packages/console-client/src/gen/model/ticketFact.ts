/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface TicketFact {
  name: string;
  value: string;
}
