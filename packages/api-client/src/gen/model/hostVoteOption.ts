/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupMember } from './groupMember.ts';
import type { VoteOption } from './voteOption.ts';

export interface HostVoteOption {
  option: VoteOption;
  /** @minimum 0 */
  votes: number;
  /**
     * @minimum 0
     * @maximum 100
     */
  percent: number;
  /**
     * @minimum 1
     * @nullable
     */
  averageRank: number | null;
  /** People who chose it. */
  voters: GroupMember[];
}
