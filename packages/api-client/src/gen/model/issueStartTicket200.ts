/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { StartTicket } from './startTicket.ts';

export type IssueStartTicket200 = Envelope & {
  data: StartTicket;
};
