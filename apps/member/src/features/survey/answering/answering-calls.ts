import {
  saveDraftAnswers,
  saveKeyDraftAnswers,
  saveKeyPage,
  saveSurveyPage,
  submitKeySurvey,
  submitSurvey,
  type SurveyDraftAnswers,
  type SurveyDraftOutcome,
  type SurveyOutcome,
  type SurveyPageAnswers,
  type SurveyPageOutcome,
} from '@yayan/api-client';

/** The calls that save and submit one participation. */
export interface AnsweringCalls {
  readonly saveDrafts: (given: SurveyDraftAnswers) => Promise<SurveyDraftOutcome>;
  readonly save: (posted: SurveyPageAnswers) => Promise<SurveyPageOutcome>;
  readonly submit: (posted: SurveyPageAnswers, idempotencyKey: string) => Promise<SurveyOutcome>;
}

/** Calls of the signed-in member whose session it is. */
export const memberCalls = (sessionId: string): AnsweringCalls => ({
  saveDrafts: (given) => saveDraftAnswers(sessionId, given),
  save: (posted) => saveSurveyPage(sessionId, posted),
  submit: (posted, key) => submitSurvey(sessionId, posted, { idempotencyKey: key }),
});

/** Calls of a respondent who holds the participation's key, without account or cookie. */
export const keyCalls = (surveyKey: string): AnsweringCalls => ({
  saveDrafts: (given) => saveKeyDraftAnswers(surveyKey, given),
  save: (posted) => saveKeyPage(surveyKey, posted),
  submit: (posted, key) => submitKeySurvey(surveyKey, posted, { idempotencyKey: key }),
});
