import type { Handlers } from '../../contract/call.ts';
import type { TaskParts } from '../task/task-parts.ts';
import { savePage } from './save-page.ts';
import { defineSeatSweep } from './seat-sweep.ts';
import { startParticipation } from './start.ts';
import { submitSurvey } from './submit.ts';
import { surveyResult } from './survey-result.ts';
import { surveySession } from './survey-session.ts';

type SurveyHandlers = Pick<
  Handlers,
  'startParticipation' | 'getSurveySession' | 'saveSurveyPage' | 'submitSurvey' | 'getSurveyResult'
>;

/** The calls of the survey host; names its job. */
export function surveyHandlers(parts: TaskParts): SurveyHandlers {
  defineSeatSweep(parts);
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
