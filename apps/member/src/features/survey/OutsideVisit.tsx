import { useGetPartnerVisit } from '@yayan/api-client';
import { isRefusal } from '@yayan/auth';
import { Button, ErrorState, Link, LoadingRegion, Notice } from '@yayan/ui';
import { Navigate } from 'react-router';
import { StartingBones } from './StartingBones.tsx';

/** A participation that is answered at another company: back there, or to what is known of it. */
export function OutsideVisit({ sessionId }: { sessionId: string }) {
  const visit = useGetPartnerVisit(sessionId);
  if (isRefusal(visit.error, 'NOT_FOUND', 404) || isRefusal(visit.error, 'FIELD_WRONG', 10002))
    return <NoSession />;
  if (visit.isError && !visit.data) return <ErrorState onRetry={() => void visit.refetch()} />;
  if (visit.data?.resultId) return <Navigate to={`/task/back?result=${visit.data.resultId}`} replace />;
  return (
    <LoadingRegion loading={visit.isPending} skeleton={<StartingBones />}>
      {visit.data ? (
        <Notice
          heading
          stage="sprout"
          title={visit.data.task.title}
          action={
            <>
              <Button component={Link} href={`/task/go?task=${visit.data.task.hashId}`}>
                继续去合作方作答
              </Button>
              <Button component={Link} href={`/task/back/failure?session=${sessionId}`} variant="default">
                已经答完了
              </Button>
            </>
          }
        >
          这份问卷在合作方的页面上作答，答案由对方保存。
        </Notice>
      ) : null}
    </LoadingRegion>
  );
}

function NoSession() {
  return (
    <Notice
      heading
      stage="withered"
      title="没有找到这次作答"
      action={
        <Button component={Link} href="/task/summary" variant="light">
          看任务记录
        </Button>
      }
    >
      链接可能不完整，或属于另一个账号。
    </Notice>
  );
}
