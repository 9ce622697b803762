/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { GroupInvitationCount } from './groupInvitationCount.ts';

export type WithdrawInvitations200 = Envelope & {
  data: GroupInvitationCount;
};
