/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import type { CallError } from '../../calls/call-error.ts';
import { mutationOptions, type MutationHookOptions, type CallQueryOptions, queryOptions, type QueryHookOptions, useRequest } from '../../react/hooks.ts';
import {
  getRanking,
  chooseRankingDisplay,
  listStarArticles,
  getStarArticle,
  listCourses,
  getCourse,
  openCourse,
  startCourseQuiz,
  answerCourseQuiz,
  getAwards,
  getPoll,
  listOwnPolls,
  listPolls,
  votePoll,
} from '../calls/community.ts';
import type {
  Awards,
  Course,
  CourseAnswers,
  CourseList,
  CourseQuiz,
  CourseQuizResult,
  CourseWait,
  GetAwardsParams,
  GetRankingParams,
  Id,
  Poll,
  PollAnswer,
  PollList,
  PollProposalList,
  PollRequest,
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

export const getListCoursesQueryKey = () => ['/v1/courses'] as const;

export const getListCoursesQueryOptions = <Data = CourseList, Failure = CallError<'listCourses'>>(options?: QueryHookOptions<CourseList, Failure, Data>): CallQueryOptions<CourseList, Failure, Data> =>
  queryOptions<CourseList, Failure, Data>(getListCoursesQueryKey(), (request) => listCourses(request), options);

/**
 * List the courses
 *
 * In their order. A member sees which they have read and passed.
 */
export const useListCourses = <Data = CourseList, Failure = CallError<'listCourses'>>(options?: QueryHookOptions<CourseList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListCoursesQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export const getGetCourseQueryKey = (id: PublicId) => [`/v1/courses/${id}`] as const;

export const getGetCourseQueryOptions = <Data = Course, Failure = CallError<'getCourse'>>(id: PublicId, options?: QueryHookOptions<Course, Failure, Data>): CallQueryOptions<Course, Failure, Data> =>
  queryOptions<Course, Failure, Data>(getGetCourseQueryKey(id), (request) => getCourse(id, request), options);

/**
 * Read a course
 */
export const useGetCourse = <Data = Course, Failure = CallError<'getCourse'>>(id: PublicId, options?: QueryHookOptions<Course, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetCourseQueryOptions<Data, Failure>(id, useRequest(options)), queryClient);

export type OpenCourseVariables = { id: PublicId };

export const getOpenCourseMutationOptions = <Failure = CallError<'openCourse'>, Context = unknown>(options?: MutationHookOptions<CourseWait, Failure, OpenCourseVariables, Context>) =>
  mutationOptions<CourseWait, Failure, OpenCourseVariables, Context>('openCourse', (props, request) => openCourse(props.id, request), options);

/**
 * Begin to read a course
 *
 * The first time counts. The answer says how long reading still takes before the quiz opens.
 */
export const useOpenCourse = <Failure = CallError<'openCourse'>, Context = unknown>(options?: MutationHookOptions<CourseWait, Failure, OpenCourseVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getOpenCourseMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type StartCourseQuizVariables = { id: PublicId };

export const getStartCourseQuizMutationOptions = <Failure = CallError<'startCourseQuiz'>, Context = unknown>(options?: MutationHookOptions<CourseQuiz, Failure, StartCourseQuizVariables, Context>) =>
  mutationOptions<CourseQuiz, Failure, StartCourseQuizVariables, Context>('startCourseQuiz', (props, request) => startCourseQuiz(props.id, request), options);

/**
 * Ask for the quiz of a course
 *
 * Answers the quiz that is still open, else a new one, at most three a day. Options stand in an order of their own.
 */
export const useStartCourseQuiz = <Failure = CallError<'startCourseQuiz'>, Context = unknown>(options?: MutationHookOptions<CourseQuiz, Failure, StartCourseQuizVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getStartCourseQuizMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export type AnswerCourseQuizVariables = { id: PublicId; quizId: Id; data: CourseAnswers; idempotencyKey?: string | undefined };

export const getAnswerCourseQuizMutationOptions = <Failure = CallError<'answerCourseQuiz'>, Context = unknown>(options?: MutationHookOptions<CourseQuizResult, Failure, AnswerCourseQuizVariables, Context>) =>
  mutationOptions<CourseQuizResult, Failure, AnswerCourseQuizVariables, Context>('answerCourseQuiz', (props, request) => answerCourseQuiz(props.id, props.quizId, props.data, { ...request, idempotencyKey: props.idempotencyKey }), options);

/**
 * Answer the quiz of a course
 *
 * Who has 80 percent right passes and is paid once.
 */
export const useAnswerCourseQuiz = <Failure = CallError<'answerCourseQuiz'>, Context = unknown>(options?: MutationHookOptions<CourseQuizResult, Failure, AnswerCourseQuizVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getAnswerCourseQuizMutationOptions<Failure, Context>(useRequest(options)), queryClient);

export const getGetAwardsQueryKey = (params?: GetAwardsParams) => ['/v1/awards', ...(params ? [params] : [])] as const;

export const getGetAwardsQueryOptions = <Data = Awards, Failure = CallError<'getAwards'>>(params?: GetAwardsParams, options?: QueryHookOptions<Awards, Failure, Data>): CallQueryOptions<Awards, Failure, Data> =>
  queryOptions<Awards, Failure, Data>(getGetAwardsQueryKey(params), (request) => getAwards(params, request), options);

/**
 * Read the awards of a month
 *
 * Names are masked unless a member agreed to be named; who chose not to be shown has no name.
 */
export const useGetAwards = <Data = Awards, Failure = CallError<'getAwards'>>(params?: GetAwardsParams, options?: QueryHookOptions<Awards, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetAwardsQueryOptions<Data, Failure>(params, useRequest(options)), queryClient);

export const getGetPollQueryKey = (id: PublicId) => [`/v1/polls/${id}`] as const;

export const getGetPollQueryOptions = <Data = Poll, Failure = CallError<'getPoll'>>(id: PublicId, options?: QueryHookOptions<Poll, Failure, Data>): CallQueryOptions<Poll, Failure, Data> =>
  queryOptions<Poll, Failure, Data>(getGetPollQueryKey(id), (request) => getPoll(id, request), options);

/**
 * Read a poll
 */
export const useGetPoll = <Data = Poll, Failure = CallError<'getPoll'>>(id: PublicId, options?: QueryHookOptions<Poll, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getGetPollQueryOptions<Data, Failure>(id, useRequest(options)), queryClient);

export const getListOwnPollsQueryKey = () => ['/v1/users/polls'] as const;

export const getListOwnPollsQueryOptions = <Data = PollProposalList, Failure = CallError<'listOwnPolls'>>(options?: QueryHookOptions<PollProposalList, Failure, Data>): CallQueryOptions<PollProposalList, Failure, Data> =>
  queryOptions<PollProposalList, Failure, Data>(getListOwnPollsQueryKey(), (request) => listOwnPolls(request), options);

/**
 * List the questions that the member proposed as polls
 */
export const useListOwnPolls = <Data = PollProposalList, Failure = CallError<'listOwnPolls'>>(options?: QueryHookOptions<PollProposalList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListOwnPollsQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export const getListPollsQueryKey = () => ['/v1/polls'] as const;

export const getListPollsQueryOptions = <Data = PollList, Failure = CallError<'listPolls'>>(options?: QueryHookOptions<PollList, Failure, Data>): CallQueryOptions<PollList, Failure, Data> =>
  queryOptions<PollList, Failure, Data>(getListPollsQueryKey(), (request) => listPolls(request), options);

/**
 * List the polls that run now
 *
 * Those that the caller hasn't voted in come first, the newest of them at the front. A poll the caller has voted in stays
 * in the list with its results. One that promised them for its close stays for seven days more.
 */
export const useListPolls = <Data = PollList, Failure = CallError<'listPolls'>>(options?: QueryHookOptions<PollList, Failure, Data>, queryClient?: QueryClient) =>
  useQuery(getListPollsQueryOptions<Data, Failure>(useRequest(options)), queryClient);

export type VotePollVariables = { data: PollRequest };

export const getVotePollMutationOptions = <Failure = CallError<'votePoll'>, Context = unknown>(options?: MutationHookOptions<PollAnswer, Failure, VotePollVariables, Context>) =>
  mutationOptions<PollAnswer, Failure, VotePollVariables, Context>('votePoll', (props, request) => votePoll(props.data, request), options);

/**
 * Vote in a poll, or propose one
 *
 * The body is a vote or a question of one's own. Each member has one vote; voting again before the poll closes replaces it.
 * A question waits until an operator shows it, one at a time for each member; sending the same one again answers the same.
 */
export const useVotePoll = <Failure = CallError<'votePoll'>, Context = unknown>(options?: MutationHookOptions<PollAnswer, Failure, VotePollVariables, Context>, queryClient?: QueryClient) =>
  useMutation(getVotePollMutationOptions<Failure, Context>(useRequest(options)), queryClient);

