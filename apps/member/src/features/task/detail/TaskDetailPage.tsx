import { useGetTask } from '@yayan/api-client/react';
import { ObjectTitle, QueryView } from '@yayan/site';
import { SkeletonDetail } from '@yayan/ui';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { useHidesCoins } from '../../../shell/session/use-hides-coins.ts';
import { fetchEarly } from '../../../shell/start/fetch-early.ts';
import { FailedPage } from '../../../shell/notices/FailedPage.tsx';
import { TaskNotFound } from '../../../shell/notices/TaskNotFound.tsx';
import { TaskDetailBody } from './TaskDetailBody.tsx';

/** By then the page is drawn and the member reads it. */
const fetchAfterMs = 4000;

const back = { href: '/task', label: '任务大厅' };

/** 任务详情: everything to know before the start. The survey runner is fetched while the member reads. */
export default function TaskDetailPage() {
  const { id = '' } = useParams();
  const task = useGetTask(id, { request: { quiet: true } });
  const hidesCoins = useHidesCoins();
  const canStart = task.data?.eligibility.canStart ?? false;
  useEffect(() => {
    if (!canStart) return undefined;
    const timer = setTimeout(() => fetchEarly('runner', 'soon'), fetchAfterMs);
    return () => clearTimeout(timer);
  }, [canStart]);
  return (
    <QueryView
      query={task}
      skeleton={<SkeletonDetail />}
      notFound={<TaskNotFound />}
      failed={<FailedPage query={task} title="任务详情" back={back} />}
    >
      {(read) => (
        <>
          <ObjectTitle title={read.title} back={back} />
          <TaskDetailBody task={read} hidesCoins={hidesCoins} />
        </>
      )}
    </QueryView>
  );
}
