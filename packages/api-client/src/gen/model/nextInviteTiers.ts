/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { InviteTier } from './inviteTier.ts';

export interface NextInviteTiers {
  from: string;
  tiers: InviteTier[];
}
