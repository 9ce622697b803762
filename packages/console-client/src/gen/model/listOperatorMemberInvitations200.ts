/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorInvitationPage } from './operatorInvitationPage.ts';

export type ListOperatorMemberInvitations200 = Envelope & {
  data: OperatorInvitationPage;
};
