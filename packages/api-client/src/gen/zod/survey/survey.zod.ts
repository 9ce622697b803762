/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

import {
  AttributeConsent,
  AttributeConsentRequest,
  AttributeSurvey,
  AttributeSurveyCheck,
  AttributeSurveyRequest,
  AttributeSurveySaved,
  Envelope,
  Participation,
  ParticipationRequest,
  SurveyDraftAnswers,
  SurveyDraftOutcome,
  SurveyOutcome,
  SurveyPageAnswers,
  SurveyPageOutcome,
  SurveyResult,
  SurveySession
} from '../yayanAPI.schemas.zod.ts';


/**
 * Code 200 when it is finished. Code 5629 when it isn't: this is a result too, and names the missing sections.
 * @summary Check whether the attribute questionnaire is finished
 */
export const GetAttributeSurveyCheckResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": AttributeSurveyCheck
}))

/**
 * @summary Read the attribute questionnaire with the member's answers
 */
export const GetAttributeSurveyResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": AttributeSurvey
}))

/**
 * Sections can be changed at any time. Finishing all of them for the first time pays, so the call takes an
 * idempotency key. ANSWER_INVALID and ANSWER_FORGED carry SurveyRefusedPage, ANSWER_OUTDATED carries
 * SurveyCurrentAnswers. Refuses a sensitive answer without the separate consent with CONSENT_REQUIRED; declining to
 * answer needs none.
 * @summary Save one section of the attribute questionnaire
 */
export const submitAttributeSurveyHeaderIdempotencyKeyMin = 16;
export const submitAttributeSurveyHeaderIdempotencyKeyMax = 64;


export const submitAttributeSurveyHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const SubmitAttributeSurveyHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(submitAttributeSurveyHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(submitAttributeSurveyHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(submitAttributeSurveyHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('One key for one intention. The same key with the same body gives the same answer, with another body 409.'))
})

export const SubmitAttributeSurveyBody = AttributeSurveyRequest

export const SubmitAttributeSurveyResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": AttributeSurveySaved
}))

/**
 * Records version and time. Agreeing again changes nothing. Refuses a version that isn't the current one with
 * AGREEMENT_REQUIRED.
 * @summary Agree to the storing of sensitive attributes
 */
export const AgreeAttributeConsentBody = AttributeConsentRequest

export const AgreeAttributeConsentResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": AttributeConsent
}))

/**
 * Starting an open participation again answers the same participation. Moves no value, so it takes no idempotency
 * key. ALREADY_JOINED carries TaskOwnResult. A member answers one questionnaire of our host at a time: INTERVIEW_OPEN
 * carries the other one as OtherInterview, and the call with `pause` pauses it. A refused network, browser or city ends the participation at once (kind
 * `ended`). A discussion is started by invited respondents while it is open (kind `group`).
 * @summary Start a task, or continue it
 */
export const StartParticipationBody = ParticipationRequest

export const StartParticipationResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Participation
}))

/**
 * Refuses another member's session with NOT_FOUND.
 * @summary Read the questionnaire, the answers so far and the page to continue with
 */
export const GetSurveySessionParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The session id.'))
})

export const GetSurveySessionResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SurveySession
}))

/**
 * Called within 2 seconds of each answer, so that another device shows it. Drafts are not evaluated; `saveSurveyPage`
 * confirms them. A question that was answered later by another device keeps that answer: the outcome names it in
 * `newer`. Sending the same drafts again changes nothing. With `pause` the member goes on with this questionnaire and
 * pauses the other one; the drafts may be empty. Refusals carry what those of `saveSurveyPage` do;
 * ANSWER_OUTDATED means that a page was saved meanwhile.
 * @summary Store answers of a page that is not finished yet
 */
export const SaveDraftAnswersParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The session id.'))
})

export const SaveDraftAnswersBody = SurveyDraftAnswers

export const SaveDraftAnswersResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SurveyDraftOutcome
}))

/**
 * The server evaluates the page and answers the next page, or that the participation ended here. Sending the same
 * save again answers the same. ANSWER_INVALID and ANSWER_FORGED carry SurveyRefusedPage; ANSWER_OUTDATED and
 * PAGE_OUT_OF_ORDER carry SurveyCurrentAnswers; PARTICIPATION_ENDED carries SurveyOutcome.
 * @summary Save the answers of one page
 */
export const SaveSurveyPageParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The session id.'))
})

export const SaveSurveyPageBody = SurveyPageAnswers

export const SaveSurveyPageResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SurveyPageOutcome
}))

/**
 * All answers are evaluated again. Result and reward are stored together, once. Refusals carry the same data as
 * those of `saveSurveyPage`. A paused questionnaire is refused with INTERVIEW_OPEN, which carries OtherInterview.
 * @summary Submit the last page and end the participation
 */
export const SubmitSurveyParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The session id.'))
})

export const submitSurveyHeaderIdempotencyKeyMin = 16;
export const submitSurveyHeaderIdempotencyKeyMax = 64;


export const submitSurveyHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const SubmitSurveyHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(submitSurveyHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(submitSurveyHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(submitSurveyHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('One key for one intention. The same key with the same body gives the same answer, with another body 409.'))
})

export const SubmitSurveyBody = SurveyPageAnswers

export const SubmitSurveyResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SurveyOutcome
}))

/**
 * Ends it with result 8 and the cause `givenUp`: its seat is free at once, its answers are deleted, nothing is paid,
 * and the task can't be started again. Giving up again answers the same. Refuses discussions, and work that waits for
 * a review, with GIVE_UP_NOT_NOW.
 * @summary Give up a participation that has started
 */
export const GiveUpParticipationParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The session id.'))
})

export const GiveUpParticipationResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SurveyOutcome
}))

/**
 * Refuses another member's result with NOT_FOUND.
 * @summary Read how a participation ended and what it earned
 */
export const GetSurveyResultParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The result id.'))
})

export const GetSurveyResultResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SurveyResult
}))

