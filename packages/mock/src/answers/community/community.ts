import type { PollProposal, PollRequest, Poll, RankingChoice, RankingChoiceRequest } from '@yayan/api-client';
import {
  mockChooseRankingDisplay,
  mockGetPoll,
  mockGetRanking,
  mockListOwnPolls,
  mockListPolls,
  mockVotePoll,
  refuse,
} from '@yayan/api-client/mocks';
import { perMember } from '../../world/per-member.ts';
import { signedInOf } from '../../world/identity/sign-in.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';

interface Own {
  choice: RankingChoice | null;
  /** Chosen options by poll. */
  readonly votes: Map<string, readonly string[]>;
  proposals: readonly PollProposal[];
}

/** A poll after a member's vote. */
const votedIn = (poll: Poll, chosen: readonly string[]): Poll => {
  const voters = poll.voted ? poll.voters : poll.voters + 1;
  const options = poll.options.map((option) => {
    const before = (option.votes ?? 0) - (option.chosen ? 1 : 0);
    const votes = before + (chosen.includes(option.id) ? 1 : 0);
    return {
      ...option,
      votes,
      percent: voters === 0 ? 0 : Math.min(100, Math.round((votes / voters) * 100)),
      chosen: chosen.includes(option.id),
    };
  });
  return { ...poll, voters, voted: true, options };
};

/** How the ranking shows a member; polls that are voted in and proposed. */
export const communityAnswers = (world: World): Answers => {
  const ownOf = perMember(world, (): Own => ({ choice: null, votes: new Map(), proposals: [] }));

  return {
    getRanking: mockGetRanking((example, { request }) => {
      if (!signedInOf(world, request)) return { ...example, mine: null, choice: null };
      return { ...example, choice: ownOf(request).choice ?? example.choice };
    }),

    chooseRankingDisplay: mockChooseRankingDisplay(async (_example, { request }) => {
      const { choice } = await jsonOf<RankingChoiceRequest>(request);
      ownOf(request).choice = choice;
      return { choice };
    }),

    listPolls: mockListPolls(({ items }, { request }) => {
      const votes = signedInOf(world, request) ? ownOf(request).votes : new Map<string, readonly string[]>();
      return {
        items: items.map((poll) => {
          const chosen = votes.get(poll.id);
          return chosen ? votedIn(poll, chosen) : poll;
        }),
      };
    }),

    getPoll: mockGetPoll(async (_example, { request, params }) => {
      const single = await world.startOf(mockGetPoll);
      const poll = [...(await world.startOf(mockListPolls)).items, single].find(
        ({ id }) => id === params['id'],
      );
      if (!poll) return refuse('NOT_FOUND');
      const chosen = signedInOf(world, request) ? ownOf(request).votes.get(poll.id) : undefined;
      return chosen ? votedIn(poll, chosen) : poll;
    }),

    listOwnPolls: mockListOwnPolls((_example, { request }) => ({ items: [...ownOf(request).proposals] })),

    votePoll: mockVotePoll(async (_example, { request }) => {
      const own = ownOf(request);
      const sent = await jsonOf<PollRequest>(request);
      if ('title' in sent) {
        if (own.proposals.some(({ state }) => state === 'waiting')) return refuse('POLL_WAITING');
        if (new Set(sent.options).size < sent.options.length) return refuse('POLL_OPTIONS_SAME');
        const proposal: PollProposal = {
          ...sent,
          proposalId: world.nextId(),
          state: 'waiting',
          reason: null,
          pollId: null,
          coins: 0,
          createdAt: world.time(),
        };
        own.proposals = [proposal, ...own.proposals];
        return proposal;
      }
      const poll = (await world.startOf(mockListPolls)).items.find(({ id }) => id === sent.pollId);
      if (!poll) return refuse('NOT_FOUND');
      if (poll.closed) return refuse('POLL_CLOSED');
      const { minChoices, maxChoices, options } = poll;
      const isKnown = sent.optionIds.every((id) => options.some((option) => option.id === id));
      const count = new Set(sent.optionIds).size;
      if (!isKnown || count < minChoices || count > maxChoices) return refuse('POLL_CHOICE_INVALID');
      own.votes.set(poll.id, sent.optionIds);
      return votedIn(poll, sent.optionIds);
    }),
  };
};
