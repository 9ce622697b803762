import { useGetAccount, useGetTask } from '@yayan/api-client';
import { isRefusal } from '@yayan/auth';
import { preloadRunner } from '@yayan/survey';
import { Button, ErrorState, Link, LoadingRegion, Notice, PageTitle, SkeletonDetail } from '@yayan/ui';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { TaskDetailBody } from './TaskDetailBody.tsx';

const back = { href: '/task', label: '任务大厅' };

/** 任务详情: everything to know before starting. The runner is fetched while one reads. */
export default function TaskDetailPage() {
  const { id = '' } = useParams();
  const task = useGetTask(id);
  const hidesCoins = (useGetAccount().data?.bbsRole ?? 0) > 0;
  const canStart = task.data?.eligibility.canStart ?? false;
  useEffect(() => {
    // A failed prefetch costs nothing: the runner is asked for again when it is needed.
    if (canStart) void preloadRunner().catch(() => undefined);
  }, [canStart]);
  if (isRefusal(task.error, 'NOT_FOUND', 404)) return <TaskGone />;
  if (task.isError && !task.data)
    return <ErrorState onRetry={() => void task.refetch()} retrying={task.isFetching} />;
  return (
    <LoadingRegion loading={task.isPending} skeleton={<SkeletonDetail />}>
      {task.data ? (
        <>
          <PageTitle title={task.data.title} back={back} />
          <TaskDetailBody task={task.data} hidesCoins={hidesCoins} />
        </>
      ) : null}
    </LoadingRegion>
  );
}

function TaskGone() {
  return (
    <Notice
      heading
      stage="withered"
      title="没有这个任务"
      action={
        <Button component={Link} href={back.href} variant="light">
          看看其他任务
        </Button>
      }
    >
      链接可能不完整，或任务已经下线。
    </Notice>
  );
}
