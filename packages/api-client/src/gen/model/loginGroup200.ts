/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { GroupSession } from './groupSession.ts';

export type LoginGroup200 = Envelope & {
  data: GroupSession;
};
