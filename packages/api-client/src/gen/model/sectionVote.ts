/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupOpenState } from './groupOpenState.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';
import type { VoteKind } from './voteKind.ts';
import type { VoteOption } from './voteOption.ts';
import type { VoteResults } from './voteResults.ts';
import type { VoteResultsShown } from './voteResultsShown.ts';

/**
 * The vote of a section as the caller may see it.
 */
export interface SectionVote {
  id: Id;
  sectionId: Id;
  title: string;
  kind: VoteKind;
  /** True when nobody can see who voted for what. */
  anonymous: boolean;
  /** @minimum 1 */
  minChoices: number;
  /** @minimum 1 */
  maxChoices: number;
  options: VoteOption[];
  resultsShown: VoteResultsShown;
  /** null when it closes together with its section. */
  closesAt: Time | null;
  state: GroupOpenState;
  /** Chosen options, in order of rank where ranked; null before voting. */
  myChoice: Id[] | null;
  /** null while the caller may not see them. */
  results: VoteResults | null;
}
