/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ChanceCause } from './chanceCause.ts';

/**
 * A way to get chances.
 */
export interface CampaignWay {
  cause: ChanceCause;
  /**
     * Chances earned each time.
     * @minimum 1
     * @maximum 10
     */
  chances: number;
}
