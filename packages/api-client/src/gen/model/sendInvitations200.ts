/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { GroupInvitationCount } from './groupInvitationCount.ts';

export type SendInvitations200 = Envelope & {
  data: GroupInvitationCount;
};
