/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { InvitationBranch } from './invitationBranch.ts';
import type { InvitationNode } from './invitationNode.ts';

export interface InvitationTree {
  /**
     * Who invited the member, and who invited them.
     * @maxItems 2
     */
  invitedBy: InvitationNode[];
  /**
     * Whom the member invited, the newest first.
     * @maxItems 50
     */
  invited: InvitationBranch[];
  /** How many the member invited, at most 10,000. */
  count: number;
  countIsCapped: boolean;
}
