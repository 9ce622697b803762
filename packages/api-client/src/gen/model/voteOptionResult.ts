/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export interface VoteOptionResult {
  optionId: Id;
  /** @minimum 0 */
  votes: number;
  /**
     * Of those who voted.
     * @minimum 0
     * @maximum 100
     */
  percent: number;
  /**
     * In a ranked vote, 1 is best; else null.
     * @minimum 1
     * @nullable
     */
  averageRank: number | null;
}
