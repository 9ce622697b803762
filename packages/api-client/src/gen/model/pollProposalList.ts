/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PollProposal } from './pollProposal.ts';

export interface PollProposalList {
  /** @maxItems 10 */
  items: PollProposal[];
}
