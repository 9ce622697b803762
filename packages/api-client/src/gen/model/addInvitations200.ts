/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { GroupInvitationOutcome } from './groupInvitationOutcome.ts';

export type AddInvitations200 = Envelope & {
  data: GroupInvitationOutcome;
};
