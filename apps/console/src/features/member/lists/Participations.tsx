import {
  getListOperatorMemberParticipationsQueryKey,
  listOperatorMemberParticipations,
  type OperatorParticipation,
} from '@yayan/console-client';
import { joinResultLabels } from '@yayan/contract/console-labels';
import { formatCount, formatMoment } from '@yayan/ui';
import { ObjectLink } from '../../../shell/audit/ObjectLink.tsx';
import type { Column } from '../../../shell/list/list-types.ts';
import { ObjectList } from '../../../shell/list/ObjectList.tsx';
import classes from './lists.module.css';

const columns: readonly Column<OperatorParticipation>[] = [
  {
    key: 'task',
    title: '任务',
    render: ({ taskId, taskTitle }) =>
      taskId === null ? taskTitle : <ObjectLink kind="task" subject={taskId} title={taskTitle} />,
  },
  {
    key: 'result',
    title: '结果',
    render: ({ result, detail }) => (
      <>
        {joinResultLabels[result]}
        {detail ? <div className={classes['note']}>{detail}</div> : null}
      </>
    ),
  },
  { key: 'progress', title: '进度', isNumber: true, render: ({ progress }) => `${progress} %` },
  { key: 'coins', title: '金币', isNumber: true, render: ({ coins }) => formatCount(coins) },
  {
    key: 'code',
    title: '查询编号',
    render: ({ id, supportCode }) => <ObjectLink kind="participation" subject={id} title={supportCode} />,
  },
  { key: 'started', title: '开始', render: ({ startedAt }) => formatMoment(startedAt) },
  {
    key: 'ended',
    title: '结束',
    isWide: true,
    render: ({ endedAt }) => (endedAt === null ? '–' : formatMoment(endedAt)),
  },
];

/** The tasks that a member took part in. */
export function Participations({ memberId }: { memberId: string }) {
  return (
    <ObjectList
      content="参与记录"
      queryKey={[...getListOperatorMemberParticipationsQueryKey(memberId), 'pages']}
      load={(_values, cursor, signal) =>
        listOperatorMemberParticipations(memberId, { limit: 20, ...(cursor && { cursor }) }, signal)
      }
      columns={columns}
      rowKey={({ id }) => id}
    />
  );
}
