import type { WaitingJobs } from '@yayan/console-client';
import { formatCount, formatMoment, formatPast } from '@yayan/ui';
import { useState } from 'react';
import type { Column } from '../../../shell/list/list-types.ts';
import { ListTable } from '../../../shell/list/ListTable.tsx';
import classes from './StatePage.module.css';

/** When the next one is due. */
function Next({ nextAt }: Pick<WaitingJobs, 'nextAt'>) {
  const [now] = useState(() => Date.now());
  if (nextAt === null) return '–';
  return Date.parse(nextAt) <= now ? '轮到了' : formatMoment(nextAt);
}

const columns: readonly Column<WaitingJobs>[] = [
  { key: 'name', title: '任务', render: ({ name }) => name },
  {
    key: 'waiting',
    title: '等着',
    isNumber: true,
    render: ({ waiting, waitingIsCapped }) => `${formatCount(waiting)}${waitingIsCapped ? '+' : ''}`,
  },
  { key: 'running', title: '正在做', isNumber: true, render: ({ running }) => formatCount(running) },
  {
    key: 'oldest',
    title: '最早的',
    render: ({ oldestAt }) => (oldestAt === null ? '–' : formatPast(oldestAt)),
  },
  { key: 'next', title: '下一个', render: ({ nextAt }) => <Next nextAt={nextAt} /> },
];

/** How many jobs of each name wait and run, since when, and when the next one is due. */
export function WaitingJobTable({ items }: { items: readonly WaitingJobs[] }) {
  if (items.length === 0) return <p className={classes['text']}>没有等着的后台任务。</p>;
  return (
    <ListTable<WaitingJobs>
      label="等着的后台任务"
      columns={columns}
      items={items}
      rowKey={({ name }) => name}
    />
  );
}
