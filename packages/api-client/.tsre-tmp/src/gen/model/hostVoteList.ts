/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { HostVote } from './hostVote.ts';

export interface HostVoteList {
  items: HostVote[];
}
