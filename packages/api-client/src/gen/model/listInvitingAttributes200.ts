/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { InvitingAttributeList } from './invitingAttributeList.ts';

export type ListInvitingAttributes200 = Envelope & {
  data: InvitingAttributeList;
};
