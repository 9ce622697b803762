/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Avatar } from './avatar.ts';
import type { Coins } from './coins.ts';
import type { Id } from './id.ts';
import type { InviteChannel } from './inviteChannel.ts';
import type { InviteeFamily } from './inviteeFamily.ts';
import type { InviteeState } from './inviteeState.ts';
import type { InviteeStep } from './inviteeStep.ts';
import type { Time } from './time.ts';

export interface Invitee {
  id: Id;
  /** Masked. */
  nickname: string;
  avatar: Avatar | null;
  state: InviteeState;
  /**
     * Why it is void, or null.
     * @nullable
     */
  reason: string | null;
  coins: Coins;
  registeredAt: Time;
  channel: InviteChannel;
  /**
     * All steps in their order.
     * @maxItems 3
     */
  steps: InviteeStep[];
  family: InviteeFamily;
  /** When the friend was declared as family, or null. */
  declaredAt: Time | null;
}
