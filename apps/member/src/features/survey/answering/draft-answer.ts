import type { JoinResult, OtherInterview, SurveyDraftOutcome } from '@yayan/api-client';
import type { NewerAnswer } from '@yayan/survey';

/** The server's outcome of stored drafts. */
type DraftAnswer =
  | {
      readonly kind: 'stored';
      readonly draftRevision: number;
      /** Answers that another device stored and this one hasn't shown. */
      readonly newer: readonly NewerAnswer[];
      readonly pausedBy: OtherInterview | null;
    }
  | { readonly kind: 'ended'; readonly resultId: string; readonly result: JoinResult };

/** Converts the outcome of stored drafts. */
export const readDraftOutcome = (outcome: SurveyDraftOutcome): DraftAnswer =>
  outcome.outcome === 'stored'
    ? {
        kind: 'stored',
        draftRevision: outcome.draftRevision,
        pausedBy: outcome.pausedBy,
        newer: outcome.newer.map(({ name, answer, ageMs }) => ({ name, answer: answer ?? undefined, ageMs })),
      }
    : { kind: 'ended', resultId: outcome.resultId, result: outcome.result };
