/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { call, type CallOptions, type CallPromise, type KeyedCallOptions } from '../../calls/call.ts';
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

/**
 * Read a star ranking
 *
 * The first hundred of a period, and the caller's own place. A job makes it each hour. Score is what finished surveys
 * paid, times the square of the quality score as a share of 100.
 */
export const getRanking = (params?: GetRankingParams, options?: CallOptions): CallPromise<Ranking> =>
  call<Ranking>({ operation: 'getRanking', url: '/v1/ranking', method: 'GET', params }, options);

/**
 * Choose how others see me in rankings
 *
 * Holds at once, for rankings, star articles and awards.
 */
export const chooseRankingDisplay = (rankingChoiceRequest: RankingChoiceRequest, options?: CallOptions): CallPromise<RankingChoiceRequest> =>
  call<RankingChoiceRequest>({ operation: 'chooseRankingDisplay', url: '/v1/ranking/choice', method: 'POST', data: rankingChoiceRequest }, options);

/**
 * List star articles
 *
 * Newest first. An article about a member is there only while they agree to be named.
 */
export const listStarArticles = (options?: CallOptions): CallPromise<StarArticleList> =>
  call<StarArticleList>({ operation: 'listStarArticles', url: '/v1/ranking/articles', method: 'GET' }, options);

/**
 * Read a star article
 */
export const getStarArticle = (id: PublicId, options?: CallOptions): CallPromise<StarArticle> =>
  call<StarArticle>({ operation: 'getStarArticle', url: `/v1/ranking/articles/${encodeURIComponent(id)}`, method: 'GET' }, options);

/**
 * List the courses
 *
 * In their order. A member sees which they have read and passed.
 */
export const listCourses = (options?: CallOptions): CallPromise<CourseList> =>
  call<CourseList>({ operation: 'listCourses', url: '/v1/courses', method: 'GET' }, options);

/**
 * Read a course
 */
export const getCourse = (id: PublicId, options?: CallOptions): CallPromise<Course> =>
  call<Course>({ operation: 'getCourse', url: `/v1/courses/${encodeURIComponent(id)}`, method: 'GET' }, options);

/**
 * Begin to read a course
 *
 * The first time counts. The answer says how long reading still takes before the quiz opens.
 */
export const openCourse = (id: PublicId, options?: CallOptions): CallPromise<CourseWait> =>
  call<CourseWait>({ operation: 'openCourse', url: `/v1/courses/${encodeURIComponent(id)}/visits`, method: 'POST' }, options);

/**
 * Ask for the quiz of a course
 *
 * Answers the quiz that is still open, else a new one, at most three a day. Options stand in an order of their own.
 */
export const startCourseQuiz = (id: PublicId, options?: CallOptions): CallPromise<CourseQuiz> =>
  call<CourseQuiz>({ operation: 'startCourseQuiz', url: `/v1/courses/${encodeURIComponent(id)}/quizzes`, method: 'POST' }, options, { 26301: 'COURSE_ENDED', 26302: 'COURSE_NOT_READ', 26303: 'COURSE_PASSED', 26304: 'COURSE_TRIES_USED' });

/**
 * Answer the quiz of a course
 *
 * Who has 80 percent right passes and is paid once.
 */
export const answerCourseQuiz = (id: PublicId, quizId: Id, courseAnswers: CourseAnswers, options?: KeyedCallOptions): CallPromise<CourseQuizResult> =>
  call<CourseQuizResult>({ operation: 'answerCourseQuiz', url: `/v1/courses/${encodeURIComponent(id)}/quizzes/${encodeURIComponent(quizId)}`, method: 'POST', keyed: true, data: courseAnswers }, options, { 26301: 'COURSE_ENDED', 26303: 'COURSE_PASSED', 26305: 'COURSE_QUIZ_OVER', 26306: 'COURSE_QUIZ_TOO_FAST', 26307: 'COURSE_ANSWERS_INVALID' });

/**
 * Read the awards of a month
 *
 * Names are masked unless a member agreed to be named; who chose not to be shown has no name.
 */
export const getAwards = (params?: GetAwardsParams, options?: CallOptions): CallPromise<Awards> =>
  call<Awards>({ operation: 'getAwards', url: '/v1/awards', method: 'GET', params }, options);

/**
 * Read a poll
 */
export const getPoll = (id: PublicId, options?: CallOptions): CallPromise<Poll> =>
  call<Poll>({ operation: 'getPoll', url: `/v1/polls/${encodeURIComponent(id)}`, method: 'GET' }, options);

/**
 * List the questions that the member proposed as polls
 */
export const listOwnPolls = (options?: CallOptions): CallPromise<PollProposalList> =>
  call<PollProposalList>({ operation: 'listOwnPolls', url: '/v1/users/polls', method: 'GET' }, options);

/**
 * List the polls that run now
 *
 * Those that the caller hasn't voted in come first, the newest of them at the front. A poll the caller has voted in stays
 * in the list with its results. One that promised them for its close stays for seven days more.
 */
export const listPolls = (options?: CallOptions): CallPromise<PollList> =>
  call<PollList>({ operation: 'listPolls', url: '/v1/polls', method: 'GET' }, options);

/**
 * Vote in a poll, or propose one
 *
 * The body is a vote or a question of one's own. Each member has one vote; voting again before the poll closes replaces it.
 * A question waits until an operator shows it, one at a time for each member; sending the same one again answers the same.
 */
export const votePoll = (pollRequest: PollRequest, options?: CallOptions): CallPromise<PollAnswer> =>
  call<PollAnswer>({ operation: 'votePoll', url: '/v1/polls', method: 'POST', data: pollRequest }, options, { 27001: 'POLL_CLOSED', 27003: 'POLL_CHOICE_INVALID', 27004: 'POLL_WAITING', 27005: 'POLL_OPTIONS_SAME' });

