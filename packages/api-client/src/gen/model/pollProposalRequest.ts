/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * A question proposed by a member.
 */
export interface PollProposalRequest {
  /**
     * @minLength 4
     * @maxLength 60
     * @pattern ^[^\p{Cc}]+$
     */
  title: string;
  /**
     * @minItems 2
     * @maxItems 6
     * @items.minLength 1
     * @items.maxLength 30
     * @items.pattern ^[^\p{Cc}]+$
     */
  options: string[];
  /**
     * How many days members can vote.
     * @minimum 1
     * @maximum 30
     */
  days: number;
}
