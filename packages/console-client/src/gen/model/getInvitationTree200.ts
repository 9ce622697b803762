/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { InvitationTree } from './invitationTree.ts';

export type GetInvitationTree200 = Envelope & {
  data: InvitationTree;
};
