// Generated from openapi/ by `pnpm generate`; never edited by hand.
import { call, type CallOptions } from '../../calls/call.ts';
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

/**
 * Read a star ranking
 *
 * The first hundred of a period, and the caller's own place. A job makes it each hour. Score is what finished surveys
 * paid, times the square of the quality score as a share of 100.
 */
export const getRanking = (params?: GetRankingParams, options?: CallOptions): Promise<Ranking> =>
  call<Ranking>({ url: '/v1/ranking', method: 'GET', params }, options);

/**
 * Choose how others see me in rankings
 *
 * Holds at once, for rankings, star articles and awards.
 */
export const chooseRankingDisplay = (rankingChoiceRequest: RankingChoiceRequest, options?: CallOptions): Promise<RankingChoiceRequest> =>
  call<RankingChoiceRequest>({ url: '/v1/ranking/choice', method: 'POST', data: rankingChoiceRequest }, options);

/**
 * List star articles
 *
 * Newest first. An article about a member is there only while they agree to be named.
 */
export const listStarArticles = (options?: CallOptions): Promise<StarArticleList> =>
  call<StarArticleList>({ url: '/v1/ranking/articles', method: 'GET' }, options);

/**
 * Read a star article
 */
export const getStarArticle = (id: PublicId, options?: CallOptions): Promise<StarArticle> =>
  call<StarArticle>({ url: `/v1/ranking/articles/${encodeURIComponent(id)}`, method: 'GET' }, options);

/**
 * Read a poll
 */
export const getPoll = (id: PublicId, options?: CallOptions): Promise<Poll> =>
  call<Poll>({ url: `/v1/polls/${encodeURIComponent(id)}`, method: 'GET' }, options);

/**
 * List the polls that run now
 *
 * Newest first. A poll the caller has voted in stays in the list, with its results.
 */
export const listPolls = (options?: CallOptions): Promise<PollList> =>
  call<PollList>({ url: '/v1/polls', method: 'GET' }, options);

/**
 * Vote in a poll
 *
 * Each member has one vote. Voting again before the poll closes replaces it.
 */
export const votePoll = (pollVoteRequest: PollVoteRequest, options?: CallOptions): Promise<Poll> =>
  call<Poll>({ url: '/v1/polls', method: 'POST', data: pollVoteRequest }, options, { 27001: 'POLL_CLOSED', 27003: 'POLL_CHOICE_INVALID' });
