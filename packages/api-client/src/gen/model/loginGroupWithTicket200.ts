/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { GroupSession } from './groupSession.ts';

export type LoginGroupWithTicket200 = Envelope & {
  data: GroupSession;
};
