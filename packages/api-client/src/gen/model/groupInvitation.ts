/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupInvitationLeft } from './groupInvitationLeft.ts';
import type { GroupInvitationState } from './groupInvitationState.ts';
import type { GroupRole } from './groupRole.ts';
import type { GroupTextState } from './groupTextState.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';

/**
 * One invited person. The number is always masked.
 */
export interface GroupInvitation {
  id: Id;
  mobile: string;
  role: GroupRole;
  state: GroupInvitationState;
  /**
     * The name in the group once they joined.
     * @nullable
     */
  name: string | null;
  tagIds: Id[];
  invitedAt: Time;
  sentAt: Time | null;
  /**
     * @minimum 0
     * @maximum 3
     */
  sends: number;
  /** Earliest time to send it again; null when it can't be sent again. */
  maySendAt: Time | null;
  /** State of the latest text message to this person; null when we sent none. */
  text: GroupTextState | null;
  /** When and why the person left the group; null for all others. */
  left: GroupInvitationLeft | null;
}
