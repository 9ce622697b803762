// Generated from openapi/ by `pnpm generate`; never edited by hand.
import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { mutationOptions, type MutationHookOptions, type CallQueryOptions, queryOptions, type QueryHookOptions, useRequest } from '../../react/hooks.ts';
import {
  getRanking,
  chooseRankingDisplay,
  listStarArticles,
  getStarArticle,
  getPoll,
  listPolls,
  votePoll,
} from '../calls/community.ts';
import type {
  GetRankingParams,
  Poll,
  PollList,
  PollVoteRequest,
  PublicId,
  Ranking,
  RankingChoiceRequest,
  StarArticle,
  StarArticleList,
} from '../model/index.ts';

export const getGetRankingQueryKey = (params?: GetRankingParams) => ['/v1/ranking', ...(params ? [params] : [])] as const;

export const getGetRankingQueryOptions = <Data = Ranking, Failure = CallError<'getRanking'>>(params?: GetRankingParams, options?: QueryHookOptions<Ranking, Failure, Data>): CallQueryOptions<Ranking, Failure, Data> =>
  queryOptions<Ranking, Failure, Data>(getGetRankingQueryKey(params), (request) => getRanking(params, request), options);

/**
 * Read a star ranking
 *
 * The first hundred of a period, and the caller's own place. A job makes it each hour. Score is what finished surveys
 * paid, times the square of the quality score as a share of 100.
 */
export const useGetRanking = <Data = Ranking, Failure = CallError<'getRanking'>>(params?: GetRankingParams, options?: QueryHookOptions<Ranking, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetRankingQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export type ChooseRankingDisplayVariables = { data: RankingChoiceRequest };

export const getChooseRankingDisplayMutationOptions = <Failure = CallError<'chooseRankingDisplay'>, Context = unknown>(options?: MutationHookOptions<RankingChoiceRequest, Failure, ChooseRankingDisplayVariables, Context>) =>
  mutationOptions<RankingChoiceRequest, Failure, ChooseRankingDisplayVariables, Context>('chooseRankingDisplay', (props, request) => chooseRankingDisplay(props.data, request), options);

/**
 * Choose how others see me in rankings
 *
 * Holds at once, for rankings, star articles and awards.
 */
export const useChooseRankingDisplay = <Failure = CallError<'chooseRankingDisplay'>, Context = unknown>(options?: MutationHookOptions<RankingChoiceRequest, Failure, ChooseRankingDisplayVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getChooseRankingDisplayMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getListStarArticlesQueryKey = () => ['/v1/ranking/articles'] as const;

export const getListStarArticlesQueryOptions = <Data = StarArticleList, Failure = CallError<'listStarArticles'>>(options?: QueryHookOptions<StarArticleList, Failure, Data>): CallQueryOptions<StarArticleList, Failure, Data> =>
  queryOptions<StarArticleList, Failure, Data>(getListStarArticlesQueryKey(), (request) => listStarArticles(request), options);

/**
 * List star articles
 *
 * Newest first. An article about a member is there only while they agree to be named.
 */
export const useListStarArticles = <Data = StarArticleList, Failure = CallError<'listStarArticles'>>(options?: QueryHookOptions<StarArticleList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListStarArticlesQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export const getGetStarArticleQueryKey = (id: PublicId) => [`/v1/ranking/articles/${id}`] as const;

export const getGetStarArticleQueryOptions = <Data = StarArticle, Failure = CallError<'getStarArticle'>>(id: PublicId, options?: QueryHookOptions<StarArticle, Failure, Data>): CallQueryOptions<StarArticle, Failure, Data> =>
  queryOptions<StarArticle, Failure, Data>(getGetStarArticleQueryKey(id), (request) => getStarArticle(id, request), options);

/**
 * Read a star article
 */
export const useGetStarArticle = <Data = StarArticle, Failure = CallError<'getStarArticle'>>(id: PublicId, options?: QueryHookOptions<StarArticle, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetStarArticleQueryOptions<Data, Failure>(id, useRequest(options)), queryClient);

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
