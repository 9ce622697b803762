/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { InviteCode } from './inviteCode.ts';

export interface InviteCodeRequest {
  inviteCode: InviteCode;
}
