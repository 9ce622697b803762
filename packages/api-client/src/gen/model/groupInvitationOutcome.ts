/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupInvitationFault } from './groupInvitationFault.ts';

export interface GroupInvitationOutcome {
  /**
     * How many are, or with a dry run would be, invited.
     * @minimum 0
     */
  invited: number;
  /** The first 200. */
  faults: GroupInvitationFault[];
  /** @minimum 0 */
  faultCount: number;
}
