import { PageTitle } from '@yayan/ui';
import { TaskRecords } from './TaskRecords.tsx';

/** 任务记录 in the member's own home. */
export default function TaskRecordsPage() {
  return (
    <>
      <PageTitle title="任务记录" lead="每份任务的结果、原因和金币都在这里。" />
      <TaskRecords />
    </>
  );
}
