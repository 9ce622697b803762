/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { call, type CallOptions, type CallPromise, type KeyedCallOptions } from '../../calls/call.ts';
import type {
  AttributeConsent,
  AttributeConsentRequest,
  AttributeSurvey,
  AttributeSurveyCheck,
  AttributeSurveyRequest,
  AttributeSurveySaved,
  Id,
  Participation,
  ParticipationRequest,
  SurveyDraftAnswers,
  SurveyDraftOutcome,
  SurveyOutcome,
  SurveyPageAnswers,
  SurveyPageOutcome,
  SurveyResult,
  SurveySession,
} from '../model/index.ts';

/**
 * Check whether the attribute questionnaire is finished
 *
 * Code 200 when it is finished. Code 5629 when it isn't: this is a result too, and names the missing sections.
 */
export const getAttributeSurveyCheck = (options?: CallOptions): CallPromise<AttributeSurveyCheck> =>
  call<AttributeSurveyCheck>({ operation: 'getAttributeSurveyCheck', url: '/v1/users/survey/check', method: 'GET' }, options, { 5629: 'ATTRIBUTES_UNFINISHED' });

/**
 * Read the attribute questionnaire with the member's answers
 */
export const getAttributeSurvey = (options?: CallOptions): CallPromise<AttributeSurvey> =>
  call<AttributeSurvey>({ operation: 'getAttributeSurvey', url: '/v1/users/survey/basic', method: 'GET' }, options);

/**
 * Save one section of the attribute questionnaire
 *
 * Sections can be changed at any time. Finishing all of them for the first time pays, so the call takes an
 * idempotency key. ANSWER_INVALID and ANSWER_FORGED carry SurveyRefusedPage, ANSWER_OUTDATED carries
 * SurveyCurrentAnswers. Refuses a sensitive answer without the separate consent with CONSENT_REQUIRED; declining to
 * answer needs none.
 */
export const submitAttributeSurvey = (attributeSurveyRequest: AttributeSurveyRequest, options?: KeyedCallOptions): CallPromise<AttributeSurveySaved> =>
  call<AttributeSurveySaved>({ operation: 'submitAttributeSurvey', url: '/v1/users/survey/basic', method: 'POST', keyed: true, data: attributeSurveyRequest }, options, { 22007: 'ANSWER_INVALID', 22008: 'ANSWER_FORGED', 22010: 'ANSWER_OUTDATED', 22012: 'CONSENT_REQUIRED' });

/**
 * Agree to the storing of sensitive attributes
 *
 * Records version and time. Agreeing again changes nothing. Refuses a version that isn't the current one with
 * AGREEMENT_REQUIRED.
 */
export const agreeAttributeConsent = (attributeConsentRequest: AttributeConsentRequest, options?: CallOptions): CallPromise<AttributeConsent> =>
  call<AttributeConsent>({ operation: 'agreeAttributeConsent', url: '/v1/users/survey/consent', method: 'POST', data: attributeConsentRequest }, options, { 20009: 'AGREEMENT_REQUIRED' });

/**
 * Start a task, or continue it
 *
 * Starting an open participation again answers the same participation. Moves no value, so it takes no idempotency
 * key. ALREADY_JOINED carries TaskOwnResult. A member answers one questionnaire of our host at a time: INTERVIEW_OPEN
 * carries the other one as OtherInterview, and the call with `pause` pauses it. A refused network, browser or city ends the participation at once (kind
 * `ended`). A discussion is started by invited respondents while it is open (kind `group`).
 */
export const startParticipation = (participationRequest: ParticipationRequest, options?: CallOptions): CallPromise<Participation> =>
  call<Participation>({ operation: 'startParticipation', url: '/v1/process/participations', method: 'POST', data: participationRequest }, options, { 10014: 'GROUP_NOT_OPEN', 22001: 'TASK_ENDED', 22002: 'TASK_NOT_STARTED', 22003: 'TASK_FULL', 22004: 'TASK_NOT_FOR_DEVICE', 22005: 'ALREADY_JOINED', 22011: 'QUALITY_PAUSED', 22012: 'CONSENT_REQUIRED', 22013: 'NOT_ELIGIBLE', 22014: 'INTERVIEW_OPEN', 22016: 'DATA_USE_CHANGED', 25001: 'NOT_INVITED', 26150: 'PENALTY_TASKS' });

/**
 * Read the questionnaire, the answers so far and the page to continue with
 *
 * Refuses another member's session with NOT_FOUND.
 */
export const getSurveySession = (id: Id, options?: CallOptions): CallPromise<SurveySession> =>
  call<SurveySession>({ operation: 'getSurveySession', url: `/v1/process/sessions/${encodeURIComponent(id)}`, method: 'GET' }, options);

/**
 * Store answers of a page that is not finished yet
 *
 * Called within 2 seconds of each answer, so that another device shows it. Drafts are not evaluated; `saveSurveyPage`
 * confirms them. A question that was answered later by another device keeps that answer: the outcome names it in
 * `newer`. Sending the same drafts again changes nothing. With `pause` the member goes on with this questionnaire and
 * pauses the other one; the drafts may be empty. Refusals carry what those of `saveSurveyPage` do;
 * ANSWER_OUTDATED means that a page was saved meanwhile.
 */
export const saveDraftAnswers = (id: Id, surveyDraftAnswers: SurveyDraftAnswers, options?: CallOptions): CallPromise<SurveyDraftOutcome> =>
  call<SurveyDraftOutcome>({ operation: 'saveDraftAnswers', url: `/v1/process/sessions/${encodeURIComponent(id)}/drafts`, method: 'POST', data: surveyDraftAnswers }, options, { 22006: 'PARTICIPATION_ENDED', 22007: 'ANSWER_INVALID', 22008: 'ANSWER_FORGED', 22009: 'PAGE_OUT_OF_ORDER', 22010: 'ANSWER_OUTDATED', 22012: 'CONSENT_REQUIRED' });

/**
 * Save the answers of one page
 *
 * The server evaluates the page and answers the next page, or that the participation ended here. Sending the same
 * save again answers the same. ANSWER_INVALID and ANSWER_FORGED carry SurveyRefusedPage; ANSWER_OUTDATED and
 * PAGE_OUT_OF_ORDER carry SurveyCurrentAnswers; PARTICIPATION_ENDED carries SurveyOutcome.
 */
export const saveSurveyPage = (id: Id, surveyPageAnswers: SurveyPageAnswers, options?: CallOptions): CallPromise<SurveyPageOutcome> =>
  call<SurveyPageOutcome>({ operation: 'saveSurveyPage', url: `/v1/process/sessions/${encodeURIComponent(id)}/pages`, method: 'POST', data: surveyPageAnswers }, options, { 22006: 'PARTICIPATION_ENDED', 22007: 'ANSWER_INVALID', 22008: 'ANSWER_FORGED', 22009: 'PAGE_OUT_OF_ORDER', 22010: 'ANSWER_OUTDATED', 22012: 'CONSENT_REQUIRED' });

/**
 * Submit the last page and end the participation
 *
 * All answers are evaluated again. Result and reward are stored together, once. Refusals carry the same data as
 * those of `saveSurveyPage`. A paused questionnaire is refused with INTERVIEW_OPEN, which carries OtherInterview.
 */
export const submitSurvey = (id: Id, surveyPageAnswers: SurveyPageAnswers, options?: KeyedCallOptions): CallPromise<SurveyOutcome> =>
  call<SurveyOutcome>({ operation: 'submitSurvey', url: `/v1/process/sessions/${encodeURIComponent(id)}/submit`, method: 'POST', keyed: true, data: surveyPageAnswers }, options, { 22006: 'PARTICIPATION_ENDED', 22007: 'ANSWER_INVALID', 22008: 'ANSWER_FORGED', 22009: 'PAGE_OUT_OF_ORDER', 22010: 'ANSWER_OUTDATED', 22012: 'CONSENT_REQUIRED', 22014: 'INTERVIEW_OPEN' });

/**
 * Give up a participation that has started
 *
 * Ends it with result 8 and the cause `givenUp`: its seat is free at once, its answers are deleted, nothing is paid,
 * and the task can't be started again. Giving up again answers the same. Refuses discussions, and work that waits for
 * a review, with GIVE_UP_NOT_NOW.
 */
export const giveUpParticipation = (id: Id, options?: CallOptions): CallPromise<SurveyOutcome> =>
  call<SurveyOutcome>({ operation: 'giveUpParticipation', url: `/v1/process/sessions/${encodeURIComponent(id)}/giveUp`, method: 'POST' }, options, { 22006: 'PARTICIPATION_ENDED', 22015: 'GIVE_UP_NOT_NOW' });

/**
 * Read how a participation ended and what it earned
 *
 * Refuses another member's result with NOT_FOUND.
 */
export const getSurveyResult = (id: Id, options?: CallOptions): CallPromise<SurveyResult> =>
  call<SurveyResult>({ operation: 'getSurveyResult', url: `/v1/process/results/${encodeURIComponent(id)}`, method: 'GET' }, options);

