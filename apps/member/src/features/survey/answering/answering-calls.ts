import {
  saveKeyPage,
  saveSurveyPage,
  submitKeySurvey,
  submitSurvey,
  type SurveyOutcome,
  type SurveyPageAnswers,
  type SurveyPageOutcome,
} from '@yayan/api-client';

/** How pages of one participation reach the server. */
export interface AnsweringCalls {
  readonly save: (posted: SurveyPageAnswers) => Promise<SurveyPageOutcome>;
  readonly submit: (posted: SurveyPageAnswers, idempotencyKey: string) => Promise<SurveyOutcome>;
}

/** For the signed-in member whose session it is. */
export const memberCalls = (sessionId: string): AnsweringCalls => ({
  save: (posted) => saveSurveyPage(sessionId, posted),
  submit: (posted, key) => submitSurvey(sessionId, posted, { 'Idempotency-Key': key }),
});

/** For who holds the key of a participation, without an account or a cookie. */
export const keyCalls = (surveyKey: string): AnsweringCalls => ({
  save: (posted) => saveKeyPage(surveyKey, posted),
  submit: (posted, key) => submitKeySurvey(surveyKey, posted, { 'Idempotency-Key': key }),
});
