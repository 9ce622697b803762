import {
  saveKeyPage,
  saveSurveyPage,
  submitKeySurvey,
  submitSurvey,
  type SurveyOutcome,
  type SurveyPageAnswers,
  type SurveyPageOutcome,
} from '@yayan/api-client';

/** The calls that save and submit one participation. */
export interface AnsweringCalls {
  readonly save: (posted: SurveyPageAnswers) => Promise<SurveyPageOutcome>;
  readonly submit: (posted: SurveyPageAnswers, idempotencyKey: string) => Promise<SurveyOutcome>;
}

/** Calls of the signed-in member whose session it is. */
export const memberCalls = (sessionId: string): AnsweringCalls => ({
  save: (posted) => saveSurveyPage(sessionId, posted),
  submit: (posted, key) => submitSurvey(sessionId, posted, { 'Idempotency-Key': key }),
});

/** Calls of a respondent who holds the participation's key, without account or cookie. */
export const keyCalls = (surveyKey: string): AnsweringCalls => ({
  save: (posted) => saveKeyPage(surveyKey, posted),
  submit: (posted, key) => submitKeySurvey(surveyKey, posted, { 'Idempotency-Key': key }),
});
