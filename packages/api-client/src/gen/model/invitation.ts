/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';
import type { InviteCode } from './inviteCode.ts';
import type { InvitePoster } from './invitePoster.ts';
import type { InviteTier } from './inviteTier.ts';
import type { NextInviteTiers } from './nextInviteTiers.ts';

export interface Invitation {
  inviteCode: InviteCode;
  link: string;
  posters: InvitePoster[];
  tiers: InviteTier[];
  /** What the tiers become next, and from which day in China; null while no change is announced. */
  nextTiers: NextInviteTiers | null;
  rules: string[];
  /** Whether the invitation shows the member's whole nickname. */
  showsName: boolean;
  /**
     * Members who came by this code.
     * @minimum 0
     */
  invited: number;
  earned: Coins;
  pending: Coins;
}
