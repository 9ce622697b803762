/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { MemberInvitationsWantedItem } from './memberInvitationsWantedItem.ts';

export interface MemberInvitations {
  /** Id that the client makes for what it wants. Repeating the call with it invites nobody else. */
  id: Id;
  /**
     * A person must match all these attributes, each with one of its values.
     * @minItems 1
     * @maxItems 10
     */
  wanted: MemberInvitationsWantedItem[];
  /**
     * Maximum number of people.
     * @minimum 1
     * @maximum 5000
     */
  most: number;
  tagId: Id | null;
  dryRun: boolean;
}
