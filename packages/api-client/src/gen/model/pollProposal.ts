/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { PollProposalState } from './pollProposalState.ts';
import type { PublicId } from './publicId.ts';
import type { Time } from './time.ts';

export interface PollProposal {
  proposalId: Id;
  /** @maxLength 60 */
  title: string;
  /**
     * @minItems 2
     * @maxItems 6
     * @items.maxLength 30
     */
  options: string[];
  /**
     * @minimum 1
     * @maximum 30
     */
  days: number;
  state: PollProposalState;
  /**
     * Why it was refused.
     * @maxLength 200
     * @nullable
     */
  reason: string | null;
  /** The poll that shows it. */
  pollId: PublicId | null;
  /**
     * Coins paid when we published it.
     * @minimum 0
     */
  coins: number;
  createdAt: Time;
}
