/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupInvitationFault } from './groupInvitationFault.ts';

export interface GroupInvitationOutcome {
  /**
     * How many are
     * @minimum 0
     */
  invited: number;
  /** The first 200. */
  faults: GroupInvitationFault[];
  /** @minimum 0 */
  faultCount: number;
}
