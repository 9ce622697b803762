/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';
import type { InviteStep } from './inviteStep.ts';

export interface InviteTier {
  step: InviteStep;
  coins: Coins;
}
