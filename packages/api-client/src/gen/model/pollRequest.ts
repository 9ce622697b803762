/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PollProposalRequest } from './pollProposalRequest.ts';
import type { PollVoteRequest } from './pollVoteRequest.ts';

/**
 * A vote, or a question of one's own.
 */
export type PollRequest = PollVoteRequest | PollProposalRequest;
