/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { InviteeState } from './inviteeState.ts';
import type { Time } from './time.ts';

export interface OperatorInvitation {
  id: Id;
  memberId: Id;
  /**
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
  invitedAt: Time;
  /** What the inviter has earned by it. */
  coins: number;
}
