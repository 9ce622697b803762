/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type AwardMonthDetailAwardsItemWinnersItem = {
  /**
     * Null for who has left.
     * @maxLength 20
     * @nullable
     */
  member: string | null;
  /**
     * Null for who has left.
     * @nullable
     */
  memberId: string | null;
  /** @maxLength 200 */
  reason: string;
  /**
     * What this winner was paid.
     * @minimum 0
     */
  coins: number;
  isTakenBack: boolean;
};
