/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CampaignEarned } from './campaignEarned.ts';
import type { QuizTry } from './quizTry.ts';

/**
 * Where the member stands in the campaign.
 */
export interface CampaignStanding {
  /**
     * Stands for the member in the public list.
     * @maxLength 16
     */
  pseudonym: string;
  /**
     * Draws the member has left.
     * @minimum 0
     */
  chances: number;
  /**
     * Draws the member made.
     * @minimum 0
     */
  draws: number;
  /** @maxItems 3 */
  earned: CampaignEarned[];
  /** Whether the member is among the entrants of a koi draw. */
  entered: boolean;
  /** Today's try at a quiz; null before the first question, and in other campaigns. */
  today: QuizTry | null;
}
