/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';
import type { Inviter } from './inviter.ts';
import type { InviteTier } from './inviteTier.ts';
import type { Time } from './time.ts';

export interface InviteOffer {
  inviter: Inviter;
  /** Total of what the open newcomer tasks pay a new member. */
  welcomeCoins: Coins;
  /** What the inviter earns and for what. Invited people see it too. */
  tiers: InviteTier[];
  rememberedUntil: Time;
}
