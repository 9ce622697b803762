/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { GroupCodeSession } from './groupCodeSession.ts';

export type LoginGroup200 = Envelope & {
  data: GroupCodeSession;
};
