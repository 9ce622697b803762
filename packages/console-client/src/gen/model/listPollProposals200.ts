/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorPollProposalList } from './operatorPollProposalList.ts';

export type ListPollProposals200 = Envelope & {
  data: OperatorPollProposalList;
};
