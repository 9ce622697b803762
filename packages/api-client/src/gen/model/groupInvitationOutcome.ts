/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupInvitationFault } from './groupInvitationFault.ts';

export interface GroupInvitationOutcome {
  /**
     * Number of people invited; in a dry run, the number who would be.
     * @minimum 0
     */
  invited: number;
  /** The first 200 faults. */
  faults: GroupInvitationFault[];
  /** @minimum 0 */
  faultCount: number;
}
