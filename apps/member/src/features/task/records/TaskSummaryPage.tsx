import { TaskRecords } from './TaskRecords.tsx';

/** 任务记录 beside the task wall. */
export default function TaskSummaryPage() {
  return <TaskRecords back={{ href: '/task', label: '任务大厅' }} />;
}
