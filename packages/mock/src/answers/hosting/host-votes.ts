import type { GroupMember, HostVote } from '@yayan/api-client';
import { mockCreateResponse, mockListHostVotes, refuse } from '@yayan/api-client/mocks';
import { guideTopics } from '../../world/hosting/guide-topics.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';

const PERCENT = 100;
const TENTH = 10;

/** The votes of the group with names: those that it begins with, those that hosts have written, and what members chose. */
export const hostVoteAnswers = (world: World): Answers => {
  const writtenVotes = async (): Promise<HostVote[]> =>
    (await guideTopics(world)).flatMap(({ topic, sections }) =>
      sections.flatMap(({ id, title, vote }): HostVote[] => {
        if (!vote) return [];
        const { minChoices: _min, maxChoices: _max, sectionId: _section, myChoice: _mine, ...shown } = vote;
        const { results: _results, options, ...facts } = shown;
        return [
          {
            ...facts,
            where: { topicId: topic.id, topicTitle: topic.title, sectionId: id, sectionTitle: title },
            voters: 0,
            respondents: topic.progress.respondents,
            options: options.map((option) => ({
              option,
              votes: 0,
              percent: 0,
              averageRank: null,
              voters: [],
            })),
            notVoted: [],
          },
        ];
      }),
    );

  /** A vote with what members have chosen since the mock started. */
  const withBallots = (vote: HostVote, voter: GroupMember): HostVote => {
    const ballots = [...world.members.values()].flatMap(({ ballots: own }) => {
      const chosen = own.get(vote.id);
      return chosen ? [chosen] : [];
    });
    if (ballots.length === 0) return vote;
    const voters = vote.voters + ballots.length;
    return {
      ...vote,
      voters,
      options: vote.options.map((option) => {
        const added = ballots.filter((chosen) => chosen.includes(option.option.id)).length;
        const votes = option.votes + added;
        const names = added > 0 && !vote.anonymous ? [voter] : [];
        const others = option.voters.filter(({ id }) => id !== voter.id);
        const percent = Math.min(PERCENT, Math.round((votes / voters) * PERCENT * TENTH) / TENTH);
        return { ...option, votes, percent, voters: [...others, ...names] };
      }),
      notVoted: vote.notVoted.filter(({ id }) => id !== voter.id),
    };
  };

  return {
    listHostVotes: mockListHostVotes(async (_example, { request }) => {
      const topicId = new URL(request.url).searchParams.get('topicId');
      const { items } = await world.startOf(mockListHostVotes);
      const votes = [...items, ...(await writtenVotes())];
      const topics = votes.map(({ where }) => where.topicId);
      const written = (await guideTopics(world)).map(({ topic }) => topic.id);
      if (topicId !== null && ![...topics, ...written].includes(topicId)) return refuse('NOT_FOUND');
      const { author } = await world.startOf(mockCreateResponse);
      return {
        items: votes
          .filter(({ where }) => topicId === null || where.topicId === topicId)
          .map((vote) => withBallots(vote, author)),
      };
    }),
  };
};
