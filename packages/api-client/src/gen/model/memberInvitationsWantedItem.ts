/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type MemberInvitationsWantedItem = {
  /**
     * @minLength 1
     * @maxLength 40
     */
  key: string;
  /**
     * @minItems 1
     * @maxItems 50
     * @items.minLength 1
     * @items.maxLength 40
     */
  values: string[];
};
