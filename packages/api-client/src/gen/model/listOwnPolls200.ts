/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { PollProposalList } from './pollProposalList.ts';

export type ListOwnPolls200 = Envelope & {
  data: PollProposalList;
};
