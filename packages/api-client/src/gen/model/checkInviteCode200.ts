/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { Inviter } from './inviter.ts';

export type CheckInviteCode200 = Envelope & {
  data: Inviter;
};
