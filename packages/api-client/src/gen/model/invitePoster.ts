/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { InvitePosterId } from './invitePosterId.ts';

/**
 * A template. The site draws it on the device with nickname, QR code and rule line.
 */
export interface InvitePoster {
  id: InvitePosterId;
  title: string;
}
