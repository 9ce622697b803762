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
  QuestionSheet,
  SurveyDraftAnswers,
  SurveyDraftOutcome,
  SurveyOutcome,
  SurveyPageAnswers,
  SurveyPageOutcome,
  SurveyResult,
  SurveySession
} from '../yayanAPI.schemas.zod.ts';


/**
 * Code 200 when finished; code 5629, passed on as a result, when not, with the sections still missing.
 * @summary Whether the attribute questionnaire is finished
 */
export const GetAttributeSurveyCheckResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": AttributeSurveyCheck
}))

/**
 * @summary The attribute questionnaire and what the member said
 */
export const GetAttributeSurveyResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": AttributeSurvey
}))

/**
 * Sections can be changed at any time; finishing all of them the first time pays, hence the key. ANSWER_INVALID and
 * ANSWER_FORGED carry SurveyRefusedPage, ANSWER_OUTDATED carries SurveyCurrentAnswers. A sensitive answer without
 * the separate consent is refused with CONSENT_REQUIRED; 不想回答 needs none.
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
 * Kept with version and time; agreeing again changes nothing. AGREEMENT_REQUIRED when the version is not the one
 * that holds.
 * @summary Agree to sensitive attributes being kept
 */
export const AgreeAttributeConsentBody = AttributeConsentRequest

export const AgreeAttributeConsentResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": AttributeConsent
}))

/**
 * For pages that ask a few questions without the survey runner, such as the answer sheet.
 * @summary The questions of a short sheet, in plain form
 */
export const listQuestionsQuerySheetMax = 40;


export const listQuestionsQuerySheetRegExp = new RegExp('^[a-z0-9][a-z0-9-]{0,39}$');


export const ListQuestionsQueryParams = /*#__PURE__*/ zod.object({
  "sheet": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listQuestionsQuerySheetMax)).check(/*#__PURE__*/ zod.regex(listQuestionsQuerySheetRegExp)).check(/*#__PURE__*/ zod.describe('Which sheet.'))
})

export const ListQuestionsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": QuestionSheet
}))

/**
 * Starting again while one is open answers the same participation. Moves no value, so it takes no key.
 * ALREADY_JOINED carries TaskOwnResult. A network, browser or city that is refused ends the participation at once
 * (kind ended).
 * @summary Start a task, or go on with it
 */
export const StartParticipationBody = ParticipationRequest

export const StartParticipationResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": Participation
}))

/**
 * Another member's session is 404.
 * @summary The questionnaire, the answers so far and the page to go on with
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
 * `newer`. Sending the same drafts again changes nothing. Refusals carry what those of `saveSurveyPage` do;
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
 * The server evaluates the page by the definition: it answers the next page, or that the participation ended here.
 * The same save sent twice answers the same. ANSWER_INVALID and ANSWER_FORGED carry SurveyRefusedPage;
 * ANSWER_OUTDATED and PAGE_OUT_OF_ORDER carry SurveyCurrentAnswers; PARTICIPATION_ENDED carries SurveyOutcome.
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
 * All answers are evaluated again. Result and reward commit together, once. Refusals carry what those of
 * `saveSurveyPage` do.
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
 * Another member's result is 404.
 * @summary How a participation ended and what it earned
 */
export const GetSurveyResultParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The result id.'))
})

export const GetSurveyResultResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": SurveyResult
}))

