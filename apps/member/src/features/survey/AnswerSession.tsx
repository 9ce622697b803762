import { useQueryClient } from '@tanstack/react-query';
import { useGetSurveySession } from '@yayan/api-client';
import { isRefusal } from '@yayan/auth';
import { ErrorState, LoadingRegion } from '@yayan/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { forgetEarned } from './forget-earned.ts';
import { OutsideVisit } from './OutsideVisit.tsx';
import { Questionnaire } from './Questionnaire.tsx';
import { StartingBones } from './StartingBones.tsx';
import { useLoadAgain } from './use-load-again.ts';

/** Loads a participation and hands it to the runner; what has ended leads to its result, in place of this address. */
export function AnswerSession({ sessionId }: { sessionId: string }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  // Read once a visit: the runner holds the state from then on.
  const session = useGetSurveySession(sessionId, {
    query: { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  });
  const { loads, loadAgain } = useLoadAgain(session.refetch);
  const show = (resultId: string): void => {
    void forgetEarned(queries);
    void navigate(`/task/back?result=${resultId}`, { replace: true });
  };
  const resultId = session.data?.resultId;
  useEffect(() => {
    if (resultId) void navigate(`/task/back?result=${resultId}`, { replace: true });
  }, [navigate, resultId]);
  if (isRefusal(session.error, 'NOT_FOUND', 404)) return <OutsideVisit sessionId={sessionId} />;
  if (session.isError && !session.data)
    return <ErrorState onRetry={() => void session.refetch()} retrying={session.isFetching} />;
  return (
    <LoadingRegion loading={session.isPending} skeleton={<StartingBones />}>
      {session.data && !resultId ? (
        <Questionnaire
          key={loads}
          sessionId={sessionId}
          session={session.data}
          onEnded={show}
          onMoved={() => void loadAgain()}
        />
      ) : null}
    </LoadingRegion>
  );
}
