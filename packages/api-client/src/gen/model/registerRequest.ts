/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AgreementVersion } from './agreementVersion.ts';
import type { InviteCode } from './inviteCode.ts';
import type { Ticket } from './ticket.ts';

export interface RegisterRequest {
  registerTicket: Ticket;
  agreementVersion: AgreementVersion;
  /** Whether the member read and accepted this version of the user agreement and the privacy policy. */
  agreed: true;
  inviteCode?: InviteCode;
}
