/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorPollProposal } from './operatorPollProposal.ts';

export type GetPollProposal200 = Envelope & {
  data: OperatorPollProposal;
};
