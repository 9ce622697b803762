import { PartnerVisitState } from '@yayan/api-client';
import { useGetPartnerVisit } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { ButtonLink, StatePanel } from '@yayan/ui';
import { Navigate } from 'react-router';
import { RetryVisit } from './RetryVisit.tsx';
import { StartSkeleton } from '../skeleton/StartSkeleton.tsx';

/** Shows the way back to a participation at a partner, or redirects to its result once that is known. */
export function ExternalSession({ sessionId }: { sessionId: string }) {
  const visit = useGetPartnerVisit(sessionId);
  return (
    <QueryView query={visit} skeleton={<StartSkeleton />} notFound={<NoSession />}>
      {({ state, resultId, task, supportCode }) => {
        if (resultId) return <Navigate to={`/task/back?result=${resultId}`} replace />;
        if (state === PartnerVisitState.Retry)
          return <RetryVisit taskHashId={task.hashId} supportCode={supportCode} />;
        return (
          <StatePanel
            heading
            stage="sprout"
            title={task.title}
            action={
              <>
                <ButtonLink href={`/task/go?task=${task.hashId}`}>继续去合作方作答</ButtonLink>
                <ButtonLink href={`/task/back/failure?session=${sessionId}`} variant="default">
                  已经答完了
                </ButtonLink>
              </>
            }
          >
            这份问卷在合作方的页面上作答，答案由对方保存。
          </StatePanel>
        );
      }}
    </QueryView>
  );
}

function NoSession() {
  return (
    <StatePanel
      heading
      stage="withered"
      title="没有找到这次作答"
      action={
        <ButtonLink href="/task/summary" variant="light">
          看任务记录
        </ButtonLink>
      }
    >
      链接可能不完整，或属于另一个账号。
    </StatePanel>
  );
}
