import { TaskRecords } from './TaskRecords.tsx';

/** 任务记录 in the member's own home. */
export default function TaskRecordsPage() {
  return <TaskRecords />;
}
