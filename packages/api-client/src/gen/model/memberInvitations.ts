/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { MemberInvitationsWantedItem } from './memberInvitationsWantedItem.ts';

export interface MemberInvitations {
  /**
     * All of these attributes, each with any of its values.
     * @minItems 1
     * @maxItems 10
     */
  wanted: MemberInvitationsWantedItem[];
  /**
     * At most so many people.
     * @minimum 1
     * @maximum 5000
     */
  most: number;
  tagId: Id | null;
  dryRun: boolean;
}
