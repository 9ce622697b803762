/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupInvitation } from './groupInvitation.ts';

export interface GroupInvitationPage {
  items: GroupInvitation[];
  /** @nullable */
  nextCursor: string | null;
}
