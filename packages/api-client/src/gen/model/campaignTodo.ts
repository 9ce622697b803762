/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * What a member can still do in a campaign that runs.
 */
export interface CampaignTodo {
  /**
     * Draws the member has left.
     * @minimum 0
     */
  chances: number;
  /** Whether the member is among the entrants of a koi draw. */
  entered: boolean;
  /** Whether today's try at a quiz can still be made or finished; false in other campaigns. */
  quizOpen: boolean;
}
