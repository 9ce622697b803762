/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Avatar } from './avatar.ts';
import type { InviteCode } from './inviteCode.ts';

export interface Inviter {
  inviteCode: InviteCode;
  /** Masked. */
  nickname: string;
  avatar: Avatar | null;
}
