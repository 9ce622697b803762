import { getListSuppliedTasksQueryKey, listSuppliedTasks, type SuppliedTask } from '@yayan/console-client';
import { IconCircleCheck, IconCircleMinus, IconPlayerPause } from '@tabler/icons-react';
import { formatMoment, StateBadge } from '@yayan/ui';
import { ActButton } from '../../shell/act/ActButton.tsx';
import { ObjectLink } from '../../shell/audit/ObjectLink.tsx';
import type { Column } from '../../shell/list/list-types.ts';
import { ObjectList } from '../../shell/list/ObjectList.tsx';
import { endSupply, supply } from './supply-acts.ts';
import classes from './reports.module.css';

function SupplyState({ task: { closedAt, endedAt } }: { task: SuppliedTask }) {
  if (endedAt !== null) return <StateBadge tone="grey" icon={IconCircleMinus} label="不再送人" />;
  return closedAt === null ? (
    <StateBadge tone="green" icon={IconCircleCheck} label="送人" />
  ) : (
    <StateBadge tone="gold" icon={IconPlayerPause} label="对方已关闭" />
  );
}

const columnsOf = (partner: string): readonly Column<SuppliedTask>[] => [
  {
    key: 'task',
    title: '任务',
    render: ({ taskId, title }) => <ObjectLink kind="task" subject={taskId} title={title} />,
  },
  { key: 'survey', title: '对方的叫法', render: ({ survey }) => <code>{survey}</code> },
  {
    key: 'seconds',
    title: '最短用时',
    render: ({ minimumSeconds }) => (minimumSeconds === null ? '–' : `${minimumSeconds} 秒`),
  },
  {
    key: 'state',
    title: '状态',
    render: (task) => {
      const since = task.endedAt ?? task.closedAt;
      return (
        <>
          <SupplyState task={task} />
          {since === null ? null : <div className={classes['note']}>{formatMoment(since)}</div>}
        </>
      );
    },
  },
  {
    key: 'acts',
    title: '操作',
    render: ({ taskId, endedAt }) =>
      endedAt === null ? <ActButton act={endSupply(taskId)} id={partner} /> : '–',
  },
];

/** The tasks that are answered at a supplier. */
export function SuppliedTasks({ partner }: { partner: string }) {
  return (
    <section aria-labelledby="supplied">
      <div className={classes['head']}>
        <h2 id="supplied" className={classes['heading']}>
          任务
        </h2>
        <ActButton act={supply} id={partner} />
      </div>
      <ObjectList
        content="任务"
        emptyHint="还没有任务送人到这里。"
        queryKey={[...getListSuppliedTasksQueryKey(partner), 'list']}
        load={async (_values, _cursor, signal) => ({
          ...(await listSuppliedTasks(partner, signal)),
          nextCursor: null,
        })}
        columns={columnsOf(partner)}
        rowKey={({ taskId }) => taskId}
      />
    </section>
  );
}
