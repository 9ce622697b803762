/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { InviteeState } from './inviteeState.ts';
import type { Time } from './time.ts';

export interface InvitationNode {
  memberId: Id;
  /**
     * Null for a closed account.
     * @maxLength 20
     * @nullable
     */
  memberCode: string | null;
  state: InviteeState;
  /**
     * @maxLength 200
     * @nullable
     */
  voidReason: string | null;
  /** What the inviter earned by it, without what was taken back. */
  coins: number;
  invitedAt: Time;
  /** Whether the invited member joined on a device or in a browser of the inviter or of another one that they invited, as far as it is stored. */
  sharesDevice: boolean;
  /** The same of the network. */
  sharesNetwork: boolean;
}
