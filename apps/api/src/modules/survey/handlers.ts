import { bind } from '../../call/bind.ts';
import type { Handlers } from '../../call/call.ts';
import type { TaskDeps } from '../task/api.ts';
import { giveUpParticipation } from './answering/give-up.ts';
import { saveDrafts } from './answering/save-drafts.ts';
import { savePage } from './answering/save-page.ts';
import { startParticipation } from './start/start.ts';
import { submitSurvey } from './answering/submit.ts';
import { getSurveyResult } from './answering/survey-result.ts';
import { surveySession } from './answering/survey-session.ts';

type SurveyHandlers = Pick<
  Handlers,
  | 'startParticipation'
  | 'getSurveySession'
  | 'saveDraftAnswers'
  | 'saveSurveyPage'
  | 'submitSurvey'
  | 'giveUpParticipation'
  | 'getSurveyResult'
>;

/** The handlers of the survey operations. */
export function surveyHandlers(deps: TaskDeps): SurveyHandlers {
  return {
    ...bind(deps, { getSurveyResult, giveUpParticipation }),
    startParticipation: ({ caller, origin, body }) => startParticipation(deps, caller.memberId, origin, body),
    getSurveySession: ({ caller, params }) => surveySession(deps, caller.memberId, params.id),
    saveDraftAnswers: ({ caller, params, body }) => saveDrafts(deps, caller.memberId, params.id, body),
    saveSurveyPage: ({ caller, params, body }) => savePage(deps, caller.memberId, params.id, body),
    submitSurvey: ({ caller, params, body, idempotency }) =>
      submitSurvey(deps, caller.memberId, params.id, body, idempotency),
  };
}
