/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export type ListHostVotesParams = {
/**
 * Which topic; without it all votes of the group.
 */
topicId?: Id;
};
