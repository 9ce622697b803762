/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { InviteePage } from './inviteePage.ts';

export type ListInvitees200 = Envelope & {
  data: InviteePage;
};
