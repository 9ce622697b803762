/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';
import type { Inviter } from './inviter.ts';
import type { InviteTier } from './inviteTier.ts';
import type { Time } from './time.ts';

export interface InviteOffer {
  inviter: Inviter;
  /** What the newcomers' tasks that are open now pay a new member, together. */
  welcomeCoins: Coins;
  /** What the inviter gets, and for what; said openly to the invited. */
  tiers: InviteTier[];
  rememberedUntil: Time;
}
