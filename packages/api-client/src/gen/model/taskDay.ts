/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * What the day still pays this member for not being taken, and how often they were screened out today. A day with
 * `enoughScreenOuts`, or `enoughMinutes` in them, pays `comfortCoins` once; from then until midnight the wall offers only
 * questionnaires that match highly.
 */
export interface TaskDay {
  /**
     * How many consolations this member can still get today.
     * @minimum 0
     */
  consolationsLeft: number;
  /**
     * The most that a day pays.
     * @minimum 1
     */
  consolationsADay: number;
  /**
     * How often this member was screened out today.
     * @minimum 0
     */
  screenOuts: number;
  /**
     * Minutes until they knew.
     * @minimum 0
     */
  screenedMinutes: number;
  /**
     * So many screen-outs are enough for a day.
     * @minimum 1
     */
  enoughScreenOuts: number;
  /**
     * So many minutes are enough, too.
     * @minimum 1
     */
  enoughMinutes: number;
  /**
     * Coins that the last of them pays beside, once a day.
     * @minimum 0
     */
  comfortCoins: number;
  /**
     * Whether the wall now offers only questionnaires that match highly. Never for a member whose attributes aren't
     * known, or who has switched personal ranking off.
     */
  onlyHighMatches: boolean;
}
