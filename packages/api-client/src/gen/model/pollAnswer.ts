/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Poll } from './poll.ts';
import type { PollProposal } from './pollProposal.ts';

/**
 * The poll after a vote, or the proposed question that waits for review.
 */
export type PollAnswer = Poll | PollProposal;
