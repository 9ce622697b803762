/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ConfirmedAwardWinnersItem = {
  /**
     * The member's code.
     * @minLength 1
     * @maxLength 20
     */
  member: string;
  /**
     * Members read it.
     * @minLength 1
     * @maxLength 200
     * @pattern \S
     */
  reason: string;
};
