import type { QueryClient } from '@tanstack/react-query';
import { listPolls, votePoll } from '@yayan/api-client';
import { getListPollsQueryKey } from '@yayan/api-client/react';
import { carriedVote, carryVote } from './carried-vote.ts';

/**
 * Sends the vote that a visitor gave on the landing page, for the member that they have signed in as: once, and never over a
 * vote of that member. When it can't be sent, home has it chosen in advance.
 */
export const sendCarriedVote = async (queries: QueryClient): Promise<void> => {
  const { pollId, optionId, isSent } = carriedVote();
  if (pollId === undefined || optionId === undefined || isSent) return;
  const { items } = await listPolls();
  const poll = items.find(({ id }) => id === pollId);
  if (!poll || poll.closed || poll.voted) return;
  await votePoll({ pollId, optionIds: [optionId] });
  carryVote({ pollId, optionId, isSent: true });
  await queries.invalidateQueries({ queryKey: getListPollsQueryKey() });
};
