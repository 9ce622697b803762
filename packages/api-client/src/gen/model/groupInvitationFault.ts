/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupInvitationFaultWhy } from './groupInvitationFaultWhy.ts';

export interface GroupInvitationFault {
  /** @minimum 1 */
  line: number;
  /** The line with its middle masked. */
  shown: string;
  why: GroupInvitationFaultWhy;
}
