/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { GroupInvitationPage } from './groupInvitationPage.ts';

export type ListInvitations200 = Envelope & {
  data: GroupInvitationPage;
};
