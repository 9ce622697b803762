/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

import {
  Envelope,
  Poll,
  PollList,
  PollVoteRequest,
  Ranking,
  RankingChoiceRequest,
  StarArticle,
  StarArticleList
} from '../yayanAPI.schemas.zod.ts';


/**
 * The first hundred of a period, and the caller's own place. A job makes it each hour. Score is what finished surveys
 * paid, times the square of the quality score as a share of 100.
 * @summary Read a star ranking
 */
export const GetRankingQueryParams = /*#__PURE__*/ zod.object({
  "period": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 本月 */
  Month: 'month',
  /** 本季 */
  Quarter: 'quarter',
  /** 总榜 */
  All: 'all',
} as const)).check(/*#__PURE__*/ zod.describe('Without it, this month.'))
})

export const GetRankingResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Ranking
}))

/**
 * Holds at once, for rankings, star articles and awards.
 * @summary Choose how others see me in rankings
 */
export const ChooseRankingDisplayBody = RankingChoiceRequest

export const ChooseRankingDisplayResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": RankingChoiceRequest
}))

/**
 * Newest first. An article about a member is there only while they agree to be named.
 * @summary List star articles
 */
export const ListStarArticlesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": StarArticleList
}))

/**
 * @summary Read a star article
 */
export const getStarArticlePathIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const GetStarArticleParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getStarArticlePathIdRegExp)).check(/*#__PURE__*/ zod.describe('The article.'))
})

export const GetStarArticleResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": StarArticle
}))

/**
 * @summary Read a poll
 */
export const getPollPathIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const GetPollParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPollPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The poll.'))
})

export const GetPollResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Poll
}))

/**
 * Newest first. A poll the caller has voted in stays in the list, with its results.
 * @summary List the polls that run now
 */
export const ListPollsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": PollList
}))

/**
 * Each member has one vote. Voting again before the poll closes replaces it.
 * @summary Vote in a poll
 */
export const VotePollBody = PollVoteRequest

export const VotePollResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Poll
}))

