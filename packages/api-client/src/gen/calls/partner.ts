/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { call, type CallOptions, type CallPromise, type KeyedCallOptions } from '../../calls/call.ts';
import type {
  Id,
  KeyEnd,
  OpenEntryRequest,
  PartnerVisit,
  ReturnReport,
  ReturnVerdict,
  StartTicket,
  StartTicketRequest,
  SurveyDraftAnswers,
  SurveyDraftOutcome,
  SurveyEntry,
  SurveyKey,
  SurveyOutcome,
  SurveyPageAnswers,
  SurveyPageOutcome,
  SurveySession,
  TakeTicketRequest,
} from '../model/index.ts';

/**
 * Report a browser that comes back from a supplier
 *
 * Send the query that the page was opened with, unchanged. The server stores it first, and acts on it only if the
 * supplier's signature is right. A repeated or forged report changes nothing. Refuses with NOT_FOUND when the
 * address names no supplier.
 */
export const reportReturn = (returnReport: ReturnReport, options?: CallOptions): CallPromise<ReturnVerdict> =>
  call<ReturnVerdict>({ operation: 'reportReturn', url: '/v1/process/returns', method: 'POST', data: returnReport }, options);

/**
 * Read the state of a member's visit to a supplier
 *
 * Refuses another member's visit with NOT_FOUND.
 */
export const getPartnerVisit = (id: Id, options?: CallOptions): CallPromise<PartnerVisit> =>
  call<PartnerVisit>({ operation: 'getPartnerVisit', url: `/v1/process/visits/${encodeURIComponent(id)}`, method: 'GET' }, options);

/**
 * Start a task for an agent's person, without an account
 *
 * Send the query of the agent's signed link: `aid`, `tid`, `uid`, `ts`, up to five pass-through values `p1` to `p5`,
 * and `sig` over all of them. The same `uid` is the same person, who takes part once.
 */
export const enterFromAgent = (returnReport: ReturnReport, options?: CallOptions): CallPromise<SurveyEntry> =>
  call<SurveyEntry>({ operation: 'enterFromAgent', url: '/v1/process/agent-entries', method: 'POST', data: returnReport }, options, { 22004: 'TASK_NOT_FOR_DEVICE', 22013: 'NOT_ELIGIBLE', 22041: 'PARTNER_LINK_INVALID', 22042: 'PARTNER_LINK_EXPIRED', 22043: 'SURVEY_NEEDS_ACCOUNT' });

/**
 * Start a task by an open link, without an account
 *
 * Each browser counts as one person.
 */
export const enterByOpenLink = (openEntryRequest: OpenEntryRequest, options?: CallOptions): CallPromise<SurveyEntry> =>
  call<SurveyEntry>({ operation: 'enterByOpenLink', url: '/v1/process/open-entries', method: 'POST', data: openEntryRequest }, options, { 22001: 'TASK_ENDED', 22004: 'TASK_NOT_FOR_DEVICE', 22013: 'NOT_ELIGIBLE', 22041: 'PARTNER_LINK_INVALID', 22043: 'SURVEY_NEEDS_ACCOUNT' });

/**
 * Get a one-time ticket for the mini program's web view
 *
 * The ticket starts one task as this member, once, within five minutes, without a cookie.
 */
export const issueStartTicket = (startTicketRequest: StartTicketRequest, options?: CallOptions): CallPromise<StartTicket> =>
  call<StartTicket>({ operation: 'issueStartTicket', url: '/v1/process/tickets', method: 'POST', data: startTicketRequest }, options);

/**
 * Start the task of a ticket
 *
 * Uses the ticket up, even when the start is refused. Refuses a used or expired ticket with PARTNER_LINK_EXPIRED;
 * otherwise refuses as `startParticipation` does, except that a questionnaire starts paused while the member answers
 * another one.
 */
export const takeStartTicket = (takeTicketRequest: TakeTicketRequest, options?: CallOptions): CallPromise<SurveyEntry> =>
  call<SurveyEntry>({ operation: 'takeStartTicket', url: '/v1/process/tickets/take', method: 'POST', data: takeTicketRequest }, options, { 10014: 'GROUP_NOT_OPEN', 22001: 'TASK_ENDED', 22002: 'TASK_NOT_STARTED', 22003: 'TASK_FULL', 22004: 'TASK_NOT_FOR_DEVICE', 22005: 'ALREADY_JOINED', 22011: 'QUALITY_PAUSED', 22012: 'CONSENT_REQUIRED', 22013: 'NOT_ELIGIBLE', 22016: 'DATA_USE_CHANGED', 22042: 'PARTNER_LINK_EXPIRED', 25001: 'NOT_INVITED', 26150: 'PENALTY_TASKS' });

/**
 * Read the questionnaire that a key opens
 *
 * The same as `getSurveySession`, for people without an account or without cookies.
 */
export const getKeySession = (key: SurveyKey, options?: CallOptions): CallPromise<SurveySession> =>
  call<SurveySession>({ operation: 'getKeySession', url: `/v1/process/keys/${encodeURIComponent(key)}`, method: 'GET' }, options);

/**
 * Store answers of an unfinished page of what a key opens
 *
 * As `saveDraftAnswers`.
 */
export const saveKeyDraftAnswers = (key: SurveyKey, surveyDraftAnswers: SurveyDraftAnswers, options?: CallOptions): CallPromise<SurveyDraftOutcome> =>
  call<SurveyDraftOutcome>({ operation: 'saveKeyDraftAnswers', url: `/v1/process/keys/${encodeURIComponent(key)}/drafts`, method: 'POST', data: surveyDraftAnswers }, options, { 22006: 'PARTICIPATION_ENDED', 22007: 'ANSWER_INVALID', 22008: 'ANSWER_FORGED', 22009: 'PAGE_OUT_OF_ORDER', 22010: 'ANSWER_OUTDATED', 22012: 'CONSENT_REQUIRED' });

/**
 * Save a page of the questionnaire that a key opens
 *
 * The same as `saveSurveyPage`.
 */
export const saveKeyPage = (key: SurveyKey, surveyPageAnswers: SurveyPageAnswers, options?: CallOptions): CallPromise<SurveyPageOutcome> =>
  call<SurveyPageOutcome>({ operation: 'saveKeyPage', url: `/v1/process/keys/${encodeURIComponent(key)}/pages`, method: 'POST', data: surveyPageAnswers }, options, { 22006: 'PARTICIPATION_ENDED', 22007: 'ANSWER_INVALID', 22008: 'ANSWER_FORGED', 22009: 'PAGE_OUT_OF_ORDER', 22010: 'ANSWER_OUTDATED', 22012: 'CONSENT_REQUIRED' });

/**
 * Submit the questionnaire that a key opens
 *
 * The same as `submitSurvey`.
 */
export const submitKeySurvey = (key: SurveyKey, surveyPageAnswers: SurveyPageAnswers, options?: KeyedCallOptions): CallPromise<SurveyOutcome> =>
  call<SurveyOutcome>({ operation: 'submitKeySurvey', url: `/v1/process/keys/${encodeURIComponent(key)}/submit`, method: 'POST', keyed: true, data: surveyPageAnswers }, options, { 22006: 'PARTICIPATION_ENDED', 22007: 'ANSWER_INVALID', 22008: 'ANSWER_FORGED', 22009: 'PAGE_OUT_OF_ORDER', 22010: 'ANSWER_OUTDATED', 22012: 'CONSENT_REQUIRED', 22014: 'INTERVIEW_OPEN' });

/**
 * How the participation of a key ended, and where to go next
 */
export const getKeyEnd = (key: SurveyKey, options?: CallOptions): CallPromise<KeyEnd> =>
  call<KeyEnd>({ operation: 'getKeyEnd', url: `/v1/process/keys/${encodeURIComponent(key)}/end`, method: 'GET' }, options);

