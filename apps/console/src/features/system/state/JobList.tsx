import { type FailedJob, getListFailedJobsQueryKey, listFailedJobs } from '@yayan/console-client';
import { formatMoment } from '@yayan/ui';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import type { Column } from '../../../shell/list/list-types.ts';
import { ObjectList } from '../../../shell/list/ObjectList.tsx';
import { retryJob } from './job-acts.ts';

const columns: readonly Column<FailedJob>[] = [
  { key: 'name', title: '任务', render: ({ name }) => name },
  { key: 'failed', title: '失败', render: ({ failedAt }) => formatMoment(failedAt) },
  { key: 'error', title: '为什么', render: ({ error }) => error || '没有说明' },
  { key: 'acts', title: '操作', render: ({ id }) => <ActButton act={retryJob} id={id} /> },
];

/** The jobs that failed for good, with why. */
export function JobList() {
  return (
    <ObjectList
      content="失败的后台任务"
      queryKey={[...getListFailedJobsQueryKey(), 'pages']}
      load={(_values, cursor, signal) => listFailedJobs({ limit: 20, ...(cursor && { cursor }) }, signal)}
      columns={columns}
      rowKey={({ id }) => id}
    />
  );
}
