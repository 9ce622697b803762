// Generated from openapi/ by `pnpm generate`; never edited by hand.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { mutationOptions, type MutationHookOptions, type CallQueryOptions, queryOptions, type QueryHookOptions, useRequest } from '../../react/hooks.ts';
import {
  getPoll,
  listPolls,
  votePoll,
} from '../calls/community.ts';
import type {
  Poll,
  PollList,
  PollVoteRequest,
  PublicId,
} from '../model/index.ts';

export const getGetPollQueryKey = (id: PublicId) => [`/v1/polls/${id}`] as const;

export const getGetPollQueryOptions = <Data = Poll, Failure = CallError<'getPoll'>>(id: PublicId, options?: QueryHookOptions<Poll, Failure, Data>): CallQueryOptions<Poll, Failure, Data> =>
  queryOptions<Poll, Failure, Data>(getGetPollQueryKey(id), (request) => getPoll(id, request), options);

/**
 * Read a poll
 */
export const useGetPoll = <Data = Poll, Failure = CallError<'getPoll'>>(id: PublicId, options?: QueryHookOptions<Poll, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetPollQueryOptions<Data, Failure>(id, useRequest(options)), queryClient);

export const getListPollsQueryKey = () => ['/v1/polls'] as const;

export const getListPollsQueryOptions = <Data = PollList, Failure = CallError<'listPolls'>>(options?: QueryHookOptions<PollList, Failure, Data>): CallQueryOptions<PollList, Failure, Data> =>
  queryOptions<PollList, Failure, Data>(getListPollsQueryKey(), (request) => listPolls(request), options);

/**
 * List the polls that run now
 *
 * Newest first. A poll the caller has voted in stays in the list, with its results.
 */
export const useListPolls = <Data = PollList, Failure = CallError<'listPolls'>>(options?: QueryHookOptions<PollList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListPollsQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export type VotePollVariables = { data: PollVoteRequest };

export const getVotePollMutationOptions = <Failure = CallError<'votePoll'>, Context = unknown>(options?: MutationHookOptions<Poll, Failure, VotePollVariables, Context>) =>
  mutationOptions<Poll, Failure, VotePollVariables, Context>('votePoll', (props, request) => votePoll(props.data, request), options);

/**
 * Vote in a poll
 *
 * Each member has one vote. Voting again before the poll closes replaces it.
 */
export const useVotePoll = <Failure = CallError<'votePoll'>, Context = unknown>(options?: MutationHookOptions<Poll, Failure, VotePollVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getVotePollMutationOptions<Failure, Context>(useRequest(options)), queryClient);
