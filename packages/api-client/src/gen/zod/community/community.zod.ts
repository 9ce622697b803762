/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

import {
  Awards,
  Course,
  CourseAnswers,
  CourseList,
  CourseQuiz,
  CourseQuizResult,
  CourseWait,
  Envelope,
  Poll,
  PollAnswer,
  PollList,
  PollProposalList,
  PollRequest,
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
 * In their order. A member sees which they have read and passed.
 * @summary List the courses
 */
export const ListCoursesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CourseList
}))

/**
 * @summary Read a course
 */
export const getCoursePathIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const GetCourseParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getCoursePathIdRegExp)).check(/*#__PURE__*/ zod.describe('The course.'))
})

export const GetCourseResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Course
}))

/**
 * The first time counts. The answer says how long reading still takes before the quiz opens.
 * @summary Begin to read a course
 */
export const openCoursePathIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const OpenCourseParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(openCoursePathIdRegExp)).check(/*#__PURE__*/ zod.describe('The course.'))
})

export const OpenCourseResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CourseWait
}))

/**
 * Answers the quiz that is still open, else a new one, at most three a day. Options stand in an order of their own.
 * @summary Ask for the quiz of a course
 */
export const startCourseQuizPathIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const StartCourseQuizParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(startCourseQuizPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The course.'))
})

export const StartCourseQuizResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CourseQuiz
}))

/**
 * Who has 80 percent right passes and is paid once.
 * @summary Answer the quiz of a course
 */
export const answerCourseQuizPathIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const AnswerCourseQuizParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(answerCourseQuizPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The course.')),
  "quizId": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The quiz that was asked for.'))
})

export const answerCourseQuizHeaderIdempotencyKeyMin = 16;
export const answerCourseQuizHeaderIdempotencyKeyMax = 64;


export const answerCourseQuizHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const AnswerCourseQuizHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(answerCourseQuizHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(answerCourseQuizHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(answerCourseQuizHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('One key for one intention. The same key with the same body gives the same answer, with another body 409.'))
})

export const AnswerCourseQuizBody = CourseAnswers

export const AnswerCourseQuizResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CourseQuizResult
}))

/**
 * Names are masked unless a member agreed to be named; who chose not to be shown has no name.
 * @summary Read the awards of a month
 */
export const getAwardsQueryMonthRegExp = new RegExp('^20[0-9]{2}-(0[1-9]|1[0-2])$');


export const GetAwardsQueryParams = /*#__PURE__*/ zod.object({
  "month": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getAwardsQueryMonthRegExp))).check(/*#__PURE__*/ zod.describe('Without it, the newest month with awards.'))
})

export const GetAwardsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Awards
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
 * @summary List the questions that the member proposed as polls
 */
export const ListOwnPollsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": PollProposalList
}))

/**
 * Those that the caller hasn't voted in come first, the newest of them at the front. A poll the caller has voted in stays
 * in the list with its results. One that promised them for its close stays for seven days more.
 * @summary List the polls that run now
 */
export const ListPollsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": PollList
}))

/**
 * The body is a vote or a question of one's own. Each member has one vote; voting again before the poll closes replaces it.
 * A question waits until an operator shows it, one at a time for each member; sending the same one again answers the same.
 * @summary Vote in a poll, or propose one
 */
export const VotePollBody = PollRequest

export const VotePollResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": PollAnswer
}))

