import { useQuery, useQueryClient } from '@tanstack/react-query';
import { reportReturn } from '@yayan/api-client';
import { isRefusal } from '@yayan/auth';
import { Button, ErrorState, Link, LoadingRegion, Notice, SkeletonDetail } from '@yayan/ui';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { forgetEarned } from './forget-earned.ts';

/**
 * Back from a partner: what the address says goes to the server as it stands, and only what the server knows is shown.
 * Reporting the same address again changes nothing, so a reload is harmless.
 */
export function PartnerReturn() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const query = search.slice(1);
  const told = useQuery({
    queryKey: ['reportReturn', query],
    queryFn: ({ signal }) => reportReturn({ query }, undefined, signal),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  const { state, resultId, sessionId, supportCode } = told.data ?? {};
  useEffect(() => {
    if (state === 'ended' && resultId) {
      void forgetEarned(queries);
      void navigate(`/task/back?result=${resultId}`, { replace: true });
    } else if (state === 'waiting' && sessionId)
      void navigate(`/task/back/failure?session=${sessionId}`, { replace: true, state: { supportCode } });
    else if (state === 'unknown')
      void navigate('/task/back/failure', { replace: true, state: { supportCode } });
  }, [navigate, queries, state, resultId, sessionId, supportCode]);
  if (isRefusal(told.error, 'NOT_FOUND', 404) || isRefusal(told.error, 'FIELD_WRONG', 10002))
    return (
      <Notice
        heading
        stage="withered"
        title="这个返回链接不完整"
        action={
          <Button component={Link} href="/task/summary" variant="light">
            看任务记录
          </Button>
        }
      >
        你的作答不受影响，结果传回后会更新到任务记录。
      </Notice>
    );
  if (told.isError) return <ErrorState onRetry={() => void told.refetch()} retrying={told.isFetching} />;
  return (
    <LoadingRegion loading skeleton={<SkeletonDetail />}>
      {null}
    </LoadingRegion>
  );
}
