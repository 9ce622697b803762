import {
  isRefusal,
  type JoinResult,
  type OtherInterview,
  type SurveyPageOutcome,
  type SurveyProblem,
} from '@yayan/api-client';

/** The server's outcome of a posted page or a submit. */
export type PageAnswer =
  | {
      readonly kind: 'next';
      readonly page: string;
      readonly revision: number;
      readonly seatUntil: string | null;
      /** Another questionnaire that the member is answering. This one is stored, but can't be submitted. */
      readonly pausedBy: OtherInterview | null;
    }
  /** It wasn't submitted, because the member is answering another questionnaire. */
  | { readonly kind: 'paused'; readonly pausedBy: OtherInterview }
  | {
      readonly kind: 'refused';
      readonly page: string;
      readonly revision: number;
      readonly problems: readonly SurveyProblem[];
    }
  /** The participation has changed elsewhere and must be loaded again. */
  | { readonly kind: 'moved'; readonly revision: number }
  | { readonly kind: 'ended'; readonly resultId: string; readonly result: JoinResult };

/** Converts the outcome of a saved page. */
export const readOutcome = (outcome: SurveyPageOutcome): PageAnswer =>
  outcome.outcome === 'next'
    ? { ...outcome, kind: 'next' }
    : { kind: 'ended', resultId: outcome.resultId, result: outcome.result };

/**
 * Converts a refusal of `saveSurveyPage` or `submitSurvey`, and rethrows any other error.
 */
export const readRefusal = (error: unknown): PageAnswer => {
  if (isRefusal(error, 'ANSWER_INVALID') || isRefusal(error, 'ANSWER_FORGED'))
    return { ...error.data, kind: 'refused' };
  if (isRefusal(error, 'ANSWER_OUTDATED') || isRefusal(error, 'PAGE_OUT_OF_ORDER'))
    return { revision: error.data.revision, kind: 'moved' };
  if (isRefusal(error, 'INTERVIEW_OPEN')) return { pausedBy: error.data, kind: 'paused' };
  if (isRefusal(error, 'PARTICIPATION_ENDED')) return { ...error.data, kind: 'ended' };
  throw error;
};
