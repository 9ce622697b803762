/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

import {
  Envelope,
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
  SurveyOutcome,
  SurveyPageAnswers,
  SurveyPageOutcome,
  SurveySession,
  TakeTicketRequest
} from '../yayanAPI.schemas.zod.ts';


/**
 * Send the query that the page was opened with, unchanged. The server stores it first, and acts on it only if the
 * supplier's signature is right. A repeated or forged report changes nothing. Refuses with NOT_FOUND when the
 * address names no supplier.
 * @summary Report a browser that comes back from a supplier
 */
export const ReportReturnBody = ReturnReport

export const ReportReturnResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": ReturnVerdict
}))

/**
 * Refuses another member's visit with NOT_FOUND.
 * @summary Read the state of a member's visit to a supplier
 */
export const GetPartnerVisitParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The session id.'))
})

export const GetPartnerVisitResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": PartnerVisit
}))

/**
 * Send the query of the agent's signed link: `aid`, `tid`, `uid`, `ts`, up to five pass-through values `p1` to `p5`,
 * and `sig` over all of them. The same `uid` is the same person, who takes part once.
 * @summary Start a task for an agent's person, without an account
 */
export const EnterFromAgentBody = ReturnReport

export const EnterFromAgentResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SurveyEntry
}))

/**
 * Each browser counts as one person.
 * @summary Start a task by an open link, without an account
 */
export const EnterByOpenLinkBody = OpenEntryRequest

export const EnterByOpenLinkResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SurveyEntry
}))

/**
 * The ticket starts one task as this member, once, within five minutes, without a cookie.
 * @summary Get a one-time ticket for the mini program's web view
 */
export const IssueStartTicketBody = StartTicketRequest

export const IssueStartTicketResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": StartTicket
}))

/**
 * Uses the ticket up, even when the start is refused. Refuses a used or expired ticket with PARTNER_LINK_EXPIRED;
 * otherwise refuses as `startParticipation` does, except that a questionnaire starts paused while the member answers
 * another one.
 * @summary Start the task of a ticket
 */
export const TakeStartTicketBody = TakeTicketRequest

export const TakeStartTicketResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SurveyEntry
}))

/**
 * The same as `getSurveySession`, for people without an account or without cookies.
 * @summary Read the questionnaire that a key opens
 */
export const getKeySessionPathKeyRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');


export const GetKeySessionParams = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getKeySessionPathKeyRegExp)).check(/*#__PURE__*/ zod.describe('The key that the entry call answered.'))
})

export const GetKeySessionResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SurveySession
}))

/**
 * As `saveDraftAnswers`.
 * @summary Store answers of an unfinished page of what a key opens
 */
export const saveKeyDraftAnswersPathKeyRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');


export const SaveKeyDraftAnswersParams = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(saveKeyDraftAnswersPathKeyRegExp)).check(/*#__PURE__*/ zod.describe('What the entry answered.'))
})

export const SaveKeyDraftAnswersBody = SurveyDraftAnswers

export const SaveKeyDraftAnswersResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SurveyDraftOutcome
}))

/**
 * The same as `saveSurveyPage`.
 * @summary Save a page of the questionnaire that a key opens
 */
export const saveKeyPagePathKeyRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');


export const SaveKeyPageParams = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(saveKeyPagePathKeyRegExp)).check(/*#__PURE__*/ zod.describe('The key that the entry call answered.'))
})

export const SaveKeyPageBody = SurveyPageAnswers

export const SaveKeyPageResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SurveyPageOutcome
}))

/**
 * The same as `submitSurvey`.
 * @summary Submit the questionnaire that a key opens
 */
export const submitKeySurveyPathKeyRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');


export const SubmitKeySurveyParams = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitKeySurveyPathKeyRegExp)).check(/*#__PURE__*/ zod.describe('The key that the entry call answered.'))
})

export const submitKeySurveyHeaderIdempotencyKeyMin = 16;
export const submitKeySurveyHeaderIdempotencyKeyMax = 64;


export const submitKeySurveyHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const SubmitKeySurveyHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(submitKeySurveyHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(submitKeySurveyHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(submitKeySurveyHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('One key for one intention. The same key with the same body gives the same answer, with another body 409.'))
})

export const SubmitKeySurveyBody = SurveyPageAnswers

export const SubmitKeySurveyResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SurveyOutcome
}))

/**
 * @summary How the participation of a key ended, and where to go next
 */
export const getKeyEndPathKeyRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');


export const GetKeyEndParams = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getKeyEndPathKeyRegExp)).check(/*#__PURE__*/ zod.describe('The key that the entry call answered.'))
})

export const GetKeyEndResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": KeyEnd
}))

