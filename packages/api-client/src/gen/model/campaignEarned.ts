/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ChanceCause } from './chanceCause.ts';

/**
 * Chances the member got by one kind of cause.
 */
export interface CampaignEarned {
  cause: ChanceCause;
  /** @minimum 0 */
  count: number;
}
