/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { HostVoteList } from './hostVoteList.ts';

export type ListHostVotes200 = Envelope & {
  data: HostVoteList;
};
