/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupLeavingReason } from './groupLeavingReason.ts';
import type { Time } from './time.ts';

export interface GroupInvitationLeft {
  at: Time;
  /** Null when the person gave none. */
  reason: GroupLeavingReason | null;
}
