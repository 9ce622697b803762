import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { SurveySession } from '@yayan/api-client';
import { QueryView } from '@yayan/site';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { toaster } from '../../../shell/client/client.ts';
import type { AnsweringCalls } from './answering-calls.ts';
import { invalidateParticipation } from '../invalidate-participation.ts';
import { Questionnaire } from './Questionnaire.tsx';
import { StartSkeleton } from '../start/StartSkeleton.tsx';

interface OpenSessionProps {
  sessionId: string;
  /** Asked for with `sessionQueryOptions`. */
  session: UseQueryResult<SurveySession, unknown>;
  /** Instead of the signed-in member's. */
  calls?: AnsweringCalls;
  /** Where the result is shown. */
  resultAddress: (resultId: string) => string;
  notFound: ReactNode;
}

/** A participation in the runner; what has ended leads to its result, in place of this address. */
export function OpenSession({ sessionId, session, calls, resultAddress, notFound }: OpenSessionProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  // Whichever way one leaves: the task's page is to say how far one came and until when the seat is kept.
  useEffect(() => () => void invalidateParticipation(queries), [queries]);
  const show = (resultId: string): void => void navigate(resultAddress(resultId), { replace: true });
  /** What was answered here is still kept, and laid over what is loaded. */
  const loadAgain = (): void => {
    toaster.info('这份问卷在别处也有更新，已为你载入；你刚才填的还在，确认后继续就好');
    void session.refetch();
  };
  // Whoever pressed on in what is outdated would be thrown back when the new one is there.
  if (session.isRefetching) return <StartSkeleton />;
  return (
    <QueryView query={session} skeleton={<StartSkeleton />} notFound={notFound}>
      {(read) =>
        read.resultId === null ? (
          <Questionnaire
            key={session.dataUpdatedAt}
            sessionId={sessionId}
            session={read}
            {...(calls && { calls })}
            onEnded={show}
            onMoved={loadAgain}
          />
        ) : (
          <Navigate to={resultAddress(read.resultId)} replace />
        )
      }
    </QueryView>
  );
}
