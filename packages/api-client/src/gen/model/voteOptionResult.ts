/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export interface VoteOptionResult {
  optionId: Id;
  /** @minimum 0 */
  votes: number;
  /**
     * Percentage of voters.
     * @minimum 0
     * @maximum 100
     */
  percent: number;
  /**
     * Average rank in a ranked vote, 1 is best; null otherwise.
     * @minimum 1
     * @nullable
     */
  averageRank: number | null;
}
