/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { PollProposalState } from './pollProposalState.ts';
import type { Time } from './time.ts';

export interface OperatorPollProposal {
  id: Id;
  memberId: Id;
  /**
     * @maxLength 20
     * @nullable
     */
  memberCode: string | null;
  /** @maxLength 60 */
  title: string;
  /**
     * @minItems 2
     * @maxItems 6
     * @items.maxLength 30
     */
  options: string[];
  /**
     * How many days members can vote.
     * @minimum 1
     * @maximum 30
     */
  days: number;
  state: PollProposalState;
  /**
     * Why it was refused; the member reads it.
     * @maxLength 500
     * @nullable
     */
  reason: string | null;
  /**
     * The poll that shows it.
     * @maxLength 24
     * @nullable
     */
  pollId: string | null;
  createdAt: Time;
  /** @nullable */
  decidedAt: string | null;
  /**
     * @maxLength 100
     * @nullable
     */
  decidedBy: string | null;
}
