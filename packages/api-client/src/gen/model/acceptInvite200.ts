/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { InviteOffer } from './inviteOffer.ts';

export type AcceptInvite200 = Envelope & {
  data: InviteOffer;
};
