/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { Invitation } from './invitation.ts';

export type GetInvitation200 = Envelope & {
  data: Invitation;
};
