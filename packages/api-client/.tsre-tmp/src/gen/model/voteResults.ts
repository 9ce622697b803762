/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { VoteOptionResult } from './voteOptionResult.ts';

export interface VoteResults {
  /** @minimum 0 */
  voters: number;
  options: VoteOptionResult[];
}
