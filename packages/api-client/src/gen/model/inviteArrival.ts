/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { InviteChannel } from './inviteChannel.ts';
import type { InviteCode } from './inviteCode.ts';

export interface InviteArrival {
  inviteCode: InviteCode;
  channel: InviteChannel;
}
