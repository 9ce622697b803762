import { PageTitle } from '@yayan/ui';
import { TaskRecords } from './TaskRecords.tsx';

const back = { href: '/task', label: '任务大厅' };

/** 任务记录 beside the task wall. */
export default function TaskSummaryPage() {
  return (
    <>
      <PageTitle title="任务记录" lead="每份任务的结果、原因和金币都在这里。" back={back} />
      <TaskRecords />
    </>
  );
}
