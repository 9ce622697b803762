import { useGetKeySession } from '@yayan/api-client';
import { isRefusal } from '@yayan/auth';
import { ErrorState, LoadingRegion, Notice } from '@yayan/ui';
import { useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { keyCalls } from './answering-calls.ts';
import { Questionnaire } from './Questionnaire.tsx';
import { StartingBones } from './StartingBones.tsx';
import { useLoadAgain } from './use-load-again.ts';

/** Answering by a key in the address: no account, no cookie. The end has its own page. */
export function KeySession({ surveyKey }: { surveyKey: string }) {
  const navigate = useNavigate();
  const [calls] = useState(() => keyCalls(surveyKey));
  // Read once a visit: the runner holds the state from then on.
  const session = useGetKeySession(surveyKey, {
    query: { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  });
  const { loads, loadAgain } = useLoadAgain(session.refetch);
  const end = `/survey/end?visit=${surveyKey}`;
  if (isRefusal(session.error, 'NOT_FOUND', 404) || isRefusal(session.error, 'FIELD_WRONG', 10002))
    return (
      <Notice heading stage="withered" title="没有找到这次作答">
        链接可能不完整，请回到原处重新进入。
      </Notice>
    );
  if (session.isError && !session.data)
    return <ErrorState onRetry={() => void session.refetch()} retrying={session.isFetching} />;
  if (session.data?.resultId) return <Navigate to={end} replace />;
  return (
    <LoadingRegion loading={session.isPending} skeleton={<StartingBones />}>
      {session.data ? (
        <Questionnaire
          key={loads}
          sessionId={surveyKey}
          session={session.data}
          calls={calls}
          onEnded={() => void navigate(end, { replace: true })}
          onMoved={() => void loadAgain()}
        />
      ) : null}
    </LoadingRegion>
  );
}
