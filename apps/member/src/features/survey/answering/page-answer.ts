import type {
  SurveyCurrentAnswers,
  SurveyOutcome,
  SurveyPageOutcome,
  SurveyProblem,
  SurveyRefusedPage,
} from '@yayan/api-client';
import { isRefusal } from '@yayan/auth';

/** The server's outcome of a posted page or a submit. */
export type PageAnswer =
  | {
      readonly kind: 'next';
      readonly page: string;
      readonly revision: number;
      readonly seatUntil: string | null;
    }
  | {
      readonly kind: 'refused';
      readonly page: string;
      readonly revision: number;
      readonly problems: readonly SurveyProblem[];
    }
  /** The participation has changed elsewhere and must be loaded again. */
  | { readonly kind: 'moved'; readonly revision: number }
  | { readonly kind: 'ended'; readonly resultId: string };

/** Converts the outcome of a saved page. */
export const readOutcome = (outcome: SurveyPageOutcome): PageAnswer =>
  outcome.outcome === 'next' ? { ...outcome, kind: 'next' } : { kind: 'ended', resultId: outcome.resultId };

/**
 * Converts a refusal of `saveSurveyPage` or `submitSurvey`, and rethrows any other error. The casts name the types that
 * the document gives to each refusal's data.
 */
export const readRefusal = (error: unknown): PageAnswer => {
  if (isRefusal(error, 'ANSWER_INVALID', 22007) || isRefusal(error, 'ANSWER_FORGED', 22008))
    return { ...(error.data as SurveyRefusedPage), kind: 'refused' };
  if (isRefusal(error, 'ANSWER_OUTDATED', 22010) || isRefusal(error, 'PAGE_OUT_OF_ORDER', 22009))
    return { revision: (error.data as SurveyCurrentAnswers).revision, kind: 'moved' };
  if (isRefusal(error, 'PARTICIPATION_ENDED', 22006))
    return { resultId: (error.data as SurveyOutcome).resultId, kind: 'ended' };
  throw error;
};
