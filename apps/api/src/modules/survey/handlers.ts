import type { Handlers } from '../../http/call.ts';
import type { TaskParts } from '../task/task-deps.ts';
import { savePage } from './answering/save-page.ts';
import { startParticipation } from './start/start.ts';
import { submitSurvey } from './answering/submit.ts';
import { surveyResult } from './answering/survey-result.ts';
import { surveySession } from './answering/survey-session.ts';

type SurveyHandlers = Pick<
  Handlers,
  'startParticipation' | 'getSurveySession' | 'saveSurveyPage' | 'submitSurvey' | 'getSurveyResult'
>;

/** The calls of the survey host. */
export function surveyHandlers(parts: TaskParts): SurveyHandlers {
  return {
    startParticipation: ({ caller, origin, body }) =>
      startParticipation(parts, caller.memberId, origin, body),
    getSurveySession: ({ caller, params }) => surveySession(parts, caller.memberId, params.id),
    saveSurveyPage: ({ caller, params, body }) => savePage(parts, caller.memberId, params.id, body),
    submitSurvey: ({ caller, params, body, idempotency }) =>
      submitSurvey(parts, caller.memberId, params.id, body, idempotency),
    getSurveyResult: ({ caller, params }) => surveyResult(parts, caller.memberId, params.id),
  };
}
