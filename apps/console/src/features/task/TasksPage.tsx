import {
  getListOperatorTasksQueryKey,
  listOperatorTasks,
  type ListOperatorTasksParams,
  type OperatorTask,
} from '@yayan/console-client';
import { operatorTaskSortLabels, taskTypeLabels } from '@yayan/contract/console-labels';
import { ButtonLink, formatCount, formatMoment } from '@yayan/ui';
import { PageHead } from '../../shell/frame/PageHead.tsx';
import { choicesOf } from '../../shell/list/choices-of.ts';
import type { Column, Filter, FilterValues } from '../../shell/list/list-types.ts';
import { ObjectList } from '../../shell/list/ObjectList.tsx';
import { mayDo, useSession } from '../../shell/session/session.ts';
import { taskBulk } from './task-bulk.ts';
import { stateChoices, TaskState } from './task-states.tsx';

const filters: readonly Filter[] = [
  { kind: 'text', name: 'keyword', label: '标题', placeholder: '标题里的字' },
  { kind: 'choice', name: 'state', label: '状态', choices: stateChoices },
  {
    kind: 'choice',
    name: 'type',
    label: '类型',
    choices: Object.entries(taskTypeLabels).map(([value, label]) => ({ value, label })),
  },
  {
    kind: 'choice',
    name: 'closed',
    label: '合作方',
    choices: [{ value: 'true', label: '已关闭，等我们处理' }],
  },
  { kind: 'choice', name: 'sort', label: '排序', choices: choicesOf(operatorTaskSortLabels) },
];

const columns: readonly Column<OperatorTask>[] = [
  { key: 'title', title: '任务', render: ({ title }) => title },
  { key: 'type', title: '类型', render: ({ type }) => taskTypeLabels[type] },
  { key: 'state', title: '状态', render: ({ state }) => <TaskState state={state} /> },
  { key: 'coins', title: '金币', isNumber: true, render: ({ coins }) => formatCount(coins) },
  {
    key: 'seats',
    title: '名额',
    isNumber: true,
    render: ({ seats, seatsTaken }) =>
      seats === null
        ? `${formatCount(seatsTaken)} / 不限`
        : `${formatCount(seatsTaken)} / ${formatCount(seats)}`,
  },
  { key: 'completes', title: '完成', isNumber: true, render: ({ completes }) => formatCount(completes) },
  { key: 'starts', title: '开始', isWide: true, render: ({ startsAt }) => formatMoment(startsAt) },
  {
    key: 'ends',
    title: '结束',
    isWide: true,
    render: ({ endsAt }) => (endsAt === null ? '不限' : formatMoment(endsAt)),
  },
];

const paramsOf = ({ keyword, state, type, closed, sort }: FilterValues): ListOperatorTasksParams => ({
  ...(keyword && { keyword }),
  ...(closed === 'true' && { closed: true }),
  // The filter offers only the document's values.
  ...(state && { state: state as NonNullable<ListOperatorTasksParams['state']> }),
  ...(type && { type: Number(type) as NonNullable<ListOperatorTasksParams['type']> }),
  ...(sort && { sort: sort as NonNullable<ListOperatorTasksParams['sort']> }),
});

/** All tasks of the platform. */
export default function TasksPage() {
  const session = useSession();
  return (
    <>
      <PageHead
        title="任务"
        actions={
          mayDo(session, ['tasks.change']) ? <ButtonLink href="/tasks/new">新建任务</ButtonLink> : null
        }
      />
      <ObjectList
        list="tasks"
        content="任务"
        queryKey={[...getListOperatorTasksQueryKey(), 'pages']}
        load={(values, cursor, signal) =>
          listOperatorTasks({ ...paramsOf(values), limit: 50, ...(cursor && { cursor }) }, signal)
        }
        filters={filters}
        exported={(values) => ({ list: 'tasks', query: { ...paramsOf(values) } })}
        bulk={{ ...taskBulk, queryOf: (values) => ({ ...paramsOf(values) }) }}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/tasks/${id}`}
      />
    </>
  );
}
