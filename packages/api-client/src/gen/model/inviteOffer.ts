/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';
import type { Inviter } from './inviter.ts';
import type { Time } from './time.ts';

export interface InviteOffer {
  inviter: Inviter;
  welcomeCoins: Coins;
  rememberedUntil: Time;
}
