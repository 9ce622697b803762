/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { VoidInvitationRequestInputWhy } from './voidInvitationRequestInputWhy.ts';

export type VoidInvitationRequestInput = {
  invitationId: Id;
  why: VoidInvitationRequestInputWhy;
};
