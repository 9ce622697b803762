/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

import {
  Envelope,
  Poll,
  PollList,
  PollVoteRequest
} from '../yayanAPI.schemas.zod.ts';


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

