/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { InviteReward } from './inviteReward.ts';

export interface InviteRewardPage {
  items: InviteReward[];
  /** @nullable */
  nextCursor: string | null;
}
