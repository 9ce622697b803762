/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { OperatorPollProposal } from './operatorPollProposal.ts';

export interface OperatorPollProposalList {
  /** @maxItems 100 */
  items: OperatorPollProposal[];
  /**
     * @maxLength 200
     * @nullable
     */
  nextCursor: string | null;
}
