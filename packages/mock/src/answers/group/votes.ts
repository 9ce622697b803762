import type { SectionVote, VoteCast } from '@yayan/api-client';
import { mockCastVote, mockGetVote, refuse } from '@yayan/api-client/mocks';
import { voteOf } from '../../world/group/group-votes.ts';
import { memberOf } from '../../world/identity/sign-in.ts';
import { topicDetails } from '../../world/group/topic-details.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';

/** Votes of the discussion group, cast and cast again while they are open. */
export const groupVoteAnswers = (world: World): Answers => {
  const findVote = async (id: string | null): Promise<SectionVote | undefined> => {
    const sections = (await topicDetails(world)).flatMap((topic) => topic.sections);
    const votes = [...sections.flatMap(({ vote }) => vote ?? []), await world.startOf(mockGetVote)];
    return votes.find((vote) => id === null || vote.id === id);
  };

  return {
    getVote: mockGetVote(async (_example, { request }) => {
      const vote = await findVote(new URL(request.url).searchParams.get('voteId'));
      return vote ? voteOf(memberOf(world, request), vote) : refuse('NOT_FOUND');
    }),

    castVote: mockCastVote(async (_example, { request }) => {
      const { voteId, optionIds } = await jsonOf<VoteCast>(request);
      const vote = await findVote(voteId);
      if (!vote) return refuse('NOT_FOUND');
      if (vote.state === 'upcoming') return refuse('TOPIC_NOT_OPEN');
      if (vote.state === 'closed') return refuse('VOTE_CLOSED');
      const isKnown = optionIds.every((id) => vote.options.some((option) => option.id === id));
      const count = new Set(optionIds).size;
      if (!isKnown || count < vote.minChoices || count > vote.maxChoices)
        return refuse('VOTE_CHOICE_INVALID');
      const member = memberOf(world, request);
      member.ballots.set(voteId, optionIds);
      return voteOf(member, vote);
    }),
  };
};
