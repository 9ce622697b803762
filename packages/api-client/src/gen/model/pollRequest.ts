/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PollProposalRequest } from './pollProposalRequest.ts';
import type { PollVoteRequest } from './pollVoteRequest.ts';

/**
 * Either a vote, or a question proposed by a member.
 */
export type PollRequest = PollVoteRequest | PollProposalRequest;
