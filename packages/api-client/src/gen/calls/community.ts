// Generated from openapi/ by `pnpm generate`; never edited by hand.
import { call, type CallOptions } from '../../calls/call.ts';
import type {
  Poll,
  PollList,
  PollVoteRequest,
  PublicId,
} from '../model/index.ts';

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
