import { TaskRecords } from './TaskRecords.tsx';

/** 任务记录 as a page next to the task wall. */
export default function TaskSummaryPage() {
  return <TaskRecords back={{ href: '/task', label: '任务大厅' }} />;
}
