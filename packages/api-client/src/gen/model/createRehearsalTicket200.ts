/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { GroupTicket } from './groupTicket.ts';

export type CreateRehearsalTicket200 = Envelope & {
  data: GroupTicket;
};
