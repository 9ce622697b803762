import type { Call } from '../../../../call/call.ts';
import type { components, DataOf } from '@yayan/contract';
import { VoteKind } from '@yayan/contract';
import type { GroupDeps } from '../../people/deps.ts';
import { viewMember } from '../../people/entry/group-view.ts';
import type { Visit } from '../../people/entry/visit.ts';
import type { GuideSection } from '../guide/guide.ts';
import { guideOf } from '../guide/guides.ts';
import { requireTopic } from '../guide/section-access.ts';
import { readContents } from './section-store.ts';
import { viewerOf } from '../guide/viewer.ts';
import { type Ballot, readBallots, readVoters, type Voter, type VoteRow } from '../votes/vote-store.ts';
import { voteState } from '../votes/vote-view.ts';

type Schemas = components['schemas'];

/**
 * The votes of a topic or the whole group, by name: who chose what, and which respondents haven't voted. An anonymous
 * vote has only counts (rule 6.12).
 */
export async function listHostVotes(
  deps: GroupDeps,
  visit: Visit,
  { query: { topicId } }: Call<'listHostVotes'>,
): Promise<DataOf<'listHostVotes'>> {
  const db = deps.database.read;
  const guide = await guideOf(deps, visit);
  const sections = topicId === undefined ? guide.sections : requireTopic(guide, topicId).sections;
  const contents = await readContents(
    db,
    viewerOf(visit),
    sections.map(({ id }) => id),
  );
  const votes = sections.flatMap((section) => {
    const vote = contents.get(section.id)?.vote;
    return vote ? [{ section, vote }] : [];
  });
  const ballots = await readBallots(
    db,
    visit.group.id,
    votes.map(({ vote }) => vote.id),
  );
  const people = await readVoters(db, visit.group.id);
  const byVote = Map.groupBy(ballots, ({ voteId }) => voteId);
  return {
    items: votes.map(({ section, vote }) => ({
      ...viewHostVote(deps, vote, section, byVote.get(vote.id) ?? [], people),
      state: voteState(vote, section, visit.now),
    })),
  };
}

function viewHostVote(
  { mediaUrls }: GroupDeps,
  vote: VoteRow,
  section: GuideSection,
  ballots: readonly Ballot[],
  people: readonly Voter[],
): Omit<Schemas['HostVote'], 'state'> {
  const byMember = new Map(ballots.map((ballot) => [ballot.memberId, ballot]));
  const named = (isIncluded: (ballot: Ballot | undefined) => boolean) =>
    vote.anonymous
      ? []
      : people
          .filter(({ id }) => isIncluded(byMember.get(id)))
          .map((person) => viewMember(person, mediaUrls));
  return {
    id: vote.id,
    where: {
      topicId: section.topicId,
      topicTitle: section.topicTitle,
      sectionId: section.id,
      sectionTitle: section.title,
    },
    title: vote.title,
    kind: vote.kind,
    anonymous: vote.anonymous,
    resultsShown: vote.resultsShown,
    closesAt: vote.closesAt?.toISOString() ?? null,
    voters: vote.voters,
    respondents: people.length,
    options: vote.options.map(({ id, text, votes, averageRank }) => ({
      option: { id, text, media: null },
      votes,
      percent: vote.voters === 0 ? 0 : Math.round((votes / vote.voters) * 1000) / 10,
      averageRank: vote.kind === VoteKind.Ranked ? averageRank : null,
      voters: named((ballot) => ballot?.optionIds.includes(id) === true),
    })),
    notVoted: named((ballot) => ballot === undefined),
  };
}
