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
 * @summary A poll
 */
export const getPollPathIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const GetPollParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPollPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The poll.'))
})

export const GetPollResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Poll
}))

/**
 * The latest first; a poll stays among them after the caller's vote, with its figures.
 * @summary Polls that run now
 */
export const ListPollsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": PollList
}))

/**
 * Once a member; a vote is not changed afterwards.
 * @summary Vote in a poll
 */
export const VotePollBody = PollVoteRequest

export const VotePollResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Poll
}))

