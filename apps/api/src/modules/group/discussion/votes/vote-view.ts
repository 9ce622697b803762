import type { components } from '@yayan/contract';
import { GroupOpenState, GroupRole, VoteKind, VoteResultsShown } from '@yayan/contract';
import { openState } from '../../people/group/open-state.ts';
import type { GuideSection } from '../guide/guide.ts';
import type { Visit } from '../../people/entry/visit.ts';
import type { VoteRow } from './vote-store.ts';

type Schemas = components['schemas'];

/** A vote closes at its own time or with its section, whichever comes first. */
export function voteState(
  vote: VoteRow,
  section: Pick<GuideSection, 'opensAt' | 'closesAt'>,
  now: Date,
): GroupOpenState {
  if (vote.closesAt === null || vote.closesAt > section.closesAt) return openState(section, now);
  return openState({ opensAt: section.opensAt, closesAt: vote.closesAt }, now);
}

/** A vote with its results, if they are shown to the visitor (rule 6.12). Hosts and observers always see them. */
export function viewVote(
  visit: Visit,
  stored: VoteRow,
  section: Pick<GuideSection, 'opensAt' | 'closesAt'>,
): Schemas['SectionVote'] {
  // Only the voter learns of an anonymous choice, or even that there is one (rules 6.12, 6.39).
  const vote = visit.viewedBy !== undefined && stored.anonymous ? { ...stored, myChoice: null } : stored;
  const state = voteState(vote, section, visit.now);
  const isUpcoming = visit.role === GroupRole.Respondent && state === GroupOpenState.Upcoming;
  return {
    id: vote.id,
    sectionId: vote.sectionId,
    title: isUpcoming ? '' : vote.title,
    kind: vote.kind,
    anonymous: vote.anonymous,
    minChoices: vote.minChoices,
    maxChoices: vote.maxChoices,
    options: isUpcoming ? [] : vote.options.map(({ id, text }) => ({ id, text, media: null })),
    resultsShown: vote.resultsShown,
    closesAt: vote.closesAt?.toISOString() ?? null,
    state,
    myChoice: vote.myChoice,
    results: areResultsShown(visit, vote, state) ? viewResults(vote) : null,
  };
}

function areResultsShown({ role }: Visit, vote: VoteRow, state: GroupOpenState): boolean {
  if (role !== GroupRole.Respondent) return true;
  switch (vote.resultsShown) {
    case VoteResultsShown.Always:
      return state !== GroupOpenState.Upcoming;
    case VoteResultsShown.AfterVote:
      return vote.myChoice !== null;
    case VoteResultsShown.AfterClose:
      return state === GroupOpenState.Closed;
    default:
      return false;
  }
}

function viewResults({ kind, voters, options }: VoteRow): Schemas['VoteResults'] {
  return {
    voters,
    options: options.map(({ id, votes, averageRank }) => ({
      optionId: id,
      votes,
      percent: voters === 0 ? 0 : Math.round((votes / voters) * 1000) / 10,
      averageRank: kind === VoteKind.Ranked ? averageRank : null,
    })),
  };
}
