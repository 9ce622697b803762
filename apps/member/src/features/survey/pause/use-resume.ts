import {
  isRefusal,
  type OtherInterview,
  type SurveyDraftAnswers,
  type SurveyDraftOutcome,
  type SurveySession,
} from '@yayan/api-client';
import { useAction } from '@yayan/site';

interface ResumeOptions {
  calls: { readonly saveDrafts: (given: SurveyDraftAnswers) => Promise<SurveyDraftOutcome> };
  /** Reads the session, because a page may have been saved elsewhere. */
  read: () => Promise<SurveySession | undefined>;
  /** Called with the questionnaire that still pauses this one, if there is one. */
  onResumed: (pausedBy: OtherInterview | null) => void;
}

/** Pauses the other questionnaire, and goes on with this one. */
export const useResume = ({ calls, read, onResumed }: ResumeOptions) =>
  useAction(async (pause: string) => {
    const session = await read();
    if (session === undefined) throw new Error('The session was not read');
    if (session.resultId !== null) return onResumed(null);
    const outcome = await calls
      .saveDrafts({
        page: session.page,
        answers: {},
        cleared: [],
        revision: session.revision,
        draftRevision: session.drafts.revision,
        pause,
      })
      .catch((error: unknown) => {
        // It has ended: the session read next says so.
        if (isRefusal(error, 'PARTICIPATION_ENDED')) return undefined;
        throw error;
      });
    await read();
    onResumed(outcome?.outcome === 'stored' ? outcome.pausedBy : null);
  });
