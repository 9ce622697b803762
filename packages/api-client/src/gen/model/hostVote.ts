/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupMember } from './groupMember.ts';
import type { GroupOpenState } from './groupOpenState.ts';
import type { HostVoteOption } from './hostVoteOption.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';
import type { TopicRef } from './topicRef.ts';
import type { VoteKind } from './voteKind.ts';
import type { VoteResultsShown } from './voteResultsShown.ts';

/**
 * A vote with names, only for hosts and observers.
 */
export interface HostVote {
  id: Id;
  where: TopicRef;
  title: string;
  kind: VoteKind;
  /** True when no one is named, neither voters nor others. */
  anonymous: boolean;
  resultsShown: VoteResultsShown;
  state: GroupOpenState;
  closesAt: Time | null;
  /** @minimum 0 */
  voters: number;
  /** @minimum 0 */
  respondents: number;
  options: HostVoteOption[];
  notVoted: GroupMember[];
}
