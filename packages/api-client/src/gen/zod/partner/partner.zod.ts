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
 * The page hands over the query it was opened with, untouched. It is kept first and acted on when the supplier signed it;
 * the answer is only what the server knows then, so a repeated or forged one changes nothing. NOT_FOUND when the address
 * names no supplier of ours.
 * @summary A browser comes back from a supplier
 */
export const ReportReturnBody = ReturnReport

export const ReportReturnResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": ReturnVerdict
}))

/**
 * Another member's is 404.
 * @summary How a member's visit to a supplier stands
 */
export const GetPartnerVisitParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The session id.'))
})

export const GetPartnerVisitResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": PartnerVisit
}))

/**
 * The page hands over the query of the agent's signed link: `aid`, `tid`, `uid`, `ts`, up to five pass-through values `p1`
 * to `p5`, and `sig` over all of them. The same `uid` is the same person, who takes part once.
 * @summary A person comes in from an agent, without an account
 */
export const EnterFromAgentBody = ReturnReport

export const EnterFromAgentResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SurveyEntry
}))

/**
 * A browser counts as one person.
 * @summary Anybody comes in by an open link
 */
export const EnterByOpenLinkBody = OpenEntryRequest

export const EnterByOpenLinkResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SurveyEntry
}))

/**
 * Starts one task as this member, once, within five minutes, without a cookie.
 * @summary A one-time ticket for the mini program's web view
 */
export const IssueStartTicketBody = StartTicketRequest

export const IssueStartTicketResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": StartTicket
}))

/**
 * The ticket is used up whatever comes of it. PARTNER_LINK_EXPIRED when it was used or is over; otherwise refuses as
 * `startParticipation` does.
 * @summary Start the task of a ticket
 */
export const TakeStartTicketBody = TakeTicketRequest

export const TakeStartTicketResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SurveyEntry
}))

/**
 * As `getSurveySession`, for who has no account or no cookie.
 * @summary The questionnaire a key opens
 */
export const getKeySessionPathKeyRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');


export const GetKeySessionParams = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getKeySessionPathKeyRegExp)).check(/*#__PURE__*/ zod.describe('What the entry answered.'))
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
 * As `saveSurveyPage`.
 * @summary Save a page of what a key opens
 */
export const saveKeyPagePathKeyRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');


export const SaveKeyPageParams = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(saveKeyPagePathKeyRegExp)).check(/*#__PURE__*/ zod.describe('What the entry answered.'))
})

export const SaveKeyPageBody = SurveyPageAnswers

export const SaveKeyPageResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SurveyPageOutcome
}))

/**
 * As `submitSurvey`.
 * @summary Submit what a key opens
 */
export const submitKeySurveyPathKeyRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');


export const SubmitKeySurveyParams = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(submitKeySurveyPathKeyRegExp)).check(/*#__PURE__*/ zod.describe('What the entry answered.'))
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
 * @summary How what a key opens ended, and where its person goes
 */
export const getKeyEndPathKeyRegExp = new RegExp('^[A-Za-z0-9_-]{43}$');


export const GetKeyEndParams = /*#__PURE__*/ zod.object({
  "key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getKeyEndPathKeyRegExp)).check(/*#__PURE__*/ zod.describe('What the entry answered.'))
})

export const GetKeyEndResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": KeyEnd
}))

