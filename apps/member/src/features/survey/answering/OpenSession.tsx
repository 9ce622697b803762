import { invalidateAfter } from '@yayan/api-client/react';
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { OtherInterview, SurveySession } from '@yayan/api-client';
import type { Answers } from '@yayan/survey';
import { QueryView } from '@yayan/site';
import { ErrorState } from '@yayan/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { toaster } from '../../../shell/client/client.ts';
import { FailedPage } from '../../../shell/notices/FailedPage.tsx';
import { dropKept } from '../../../shell/unsent/drop-kept.ts';
import { AskPause } from '../pause/AskPause.tsx';
import { useResume } from '../pause/use-resume.ts';
import { type AnsweringCalls, memberCalls } from './answering-calls.ts';
import { loadRunner } from './load-runner.ts';
import { Questionnaire } from './Questionnaire.tsx';
import { StartSkeleton } from '../skeleton/StartSkeleton.tsx';
import { useOwnSending } from './use-own-sending.ts';

interface OpenSessionProps {
  sessionId: string;
  /** The query, made with `sessionQueryOptions`. */
  session: UseQueryResult<SurveySession, unknown>;
  /** Replaces the signed-in member's calls. */
  calls?: AnsweringCalls;
  /** Returns the address of the result page. */
  resultAddress: (resultId: string) => string;
  notFound: ReactNode;
}

/** Shows an open participation in the runner. An ended one redirects to its result, replacing this history entry. */
export function OpenSession({ sessionId, session, calls, resultAddress, notFound }: OpenSessionProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  useOwnSending(sessionId);
  // The task's page shows the progress and the seat's end, so refetch both whenever the member leaves this page.
  useEffect(() => () => void invalidateAfter(queries, 'submitSurvey'), [queries]);
  const [pausedBy, setPausedBy] = useState<OtherInterview | null>(null);
  const resume = useResume({
    calls: calls ?? memberCalls(sessionId),
    read: async () => (await session.refetch()).data,
    onResumed: setPausedBy,
  });
  const hasNoQuestion = session.isError || typeof session.data?.resultId === 'string';
  useEffect(() => {
    if (hasNoQuestion) loadRunner();
  }, [hasNoQuestion]);
  const show = (resultId: string): void => void navigate(resultAddress(resultId), { replace: true });
  /** Loads the session again. This browser's answers are still stored and are shown over the loaded ones. */
  const [before, setBefore] = useState<Answers>();
  const loadAgain = async (known?: Answers): Promise<void> => {
    if (known !== undefined) setBefore(known);
    const { isSuccess } = await session.refetch();
    if (isSuccess) toaster.info('这份问卷在别处也有更新，已为你载入；你刚才填的还在，确认后继续就好');
  };
  const other = pausedBy ?? (session.data?.resultId === null ? session.data.pausedBy : null);
  if (other !== null)
    return (
      <AskPause
        other={other}
        then="继续"
        onPause={() => void resume.run(other.sessionId)}
        isPending={resume.isPending}
        failure={resume.failure}
        canOpenOther={calls === undefined}
      />
    );
  // While the new session loads, don't show the outdated runner: the member's input there would be lost.
  if (session.isRefetching) return <StartSkeleton />;
  // The outdated questionnaire could send nothing, so show the failure.
  if (session.isRefetchError)
    return (
      <ErrorState message="问卷在别处有更新，还没载入成功。你填的都还在" onRetry={() => void loadAgain()} />
    );
  return (
    <QueryView
      query={session}
      skeleton={<StartSkeleton />}
      notFound={notFound}
      failed={<FailedPage query={session} title="答题" />}
    >
      {(read) =>
        read.consentNeeded ? (
          // Starting the task again asks for the consent that the member withdrew.
          <Navigate to={`/task/go?task=${read.task.hashId}`} replace />
        ) : read.resultId === null ? (
          <Questionnaire
            key={session.dataUpdatedAt}
            sessionId={sessionId}
            session={read}
            {...(calls && { calls })}
            onEnded={show}
            onMoved={(known) => void loadAgain(known)}
            before={before}
            onPaused={setPausedBy}
          />
        ) : (
          <EndedSession sessionId={sessionId} resultAddress={resultAddress(read.resultId)} />
        )
      }
    </QueryView>
  );
}

/** Opens the result. Answers that this browser still stores can't be sent any more. */
function EndedSession({ sessionId, resultAddress }: { sessionId: string; resultAddress: string }) {
  useEffect(() => void dropKept(sessionId), [sessionId]);
  return <Navigate to={resultAddress} replace />;
}
