/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ChanceCause } from './chanceCause.ts';

/**
 * How many chances the member earned in one way.
 */
export interface CampaignEarned {
  cause: ChanceCause;
  /** @minimum 0 */
  count: number;
}
