import {
  getListTaskParticipationsQueryKey,
  listTaskParticipations,
  type ListTaskParticipationsParams,
  type TaskParticipation,
  useGetOperatorTask,
} from '@yayan/console-client';
import { joinResultLabels, participationSourceLabels } from '@yayan/contract/console-labels';
import { ButtonLink, formatCount, formatMoment } from '@yayan/ui';
import { useParams } from 'react-router';
import { memberTitle } from '../../../shell/audit/member-title.ts';
import { ObjectLink } from '../../../shell/audit/ObjectLink.tsx';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import { choicesOf } from '../../../shell/list/choices-of.ts';
import type { Column, Filter, FilterValues } from '../../../shell/list/list-types.ts';
import { ObjectList } from '../../../shell/list/ObjectList.tsx';
import { completeBulk } from './complete-bulk.ts';
import {
  detailText,
  ParticipationState,
  spanText,
} from '../../../shell/participation/participation-states.tsx';
import classes from '../../../shell/participation/participation.module.css';

/** The type of a discussion group's task. */
const discussionGroup = 4;

const filters: readonly Filter[] = [
  { kind: 'choice', name: 'result', label: '结果', choices: choicesOf(joinResultLabels) },
  { kind: 'choice', name: 'source', label: '来源', choices: choicesOf(participationSourceLabels) },
  {
    kind: 'choice',
    name: 'earning',
    label: '奖励',
    choices: [
      { value: 'pending', label: '待确认' },
      { value: 'takenBack', label: '已收回' },
    ],
  },
];

const columns: readonly Column<TaskParticipation>[] = [
  { key: 'code', title: '查询编号', render: ({ supportCode }) => supportCode },
  {
    key: 'member',
    title: '谁',
    isWhole: true,
    render: ({ memberId, memberCode, source }) =>
      memberId === null ? (
        participationSourceLabels[source]
      ) : (
        <ObjectLink kind="member" subject={memberId} title={memberTitle({ memberId, memberCode })} />
      ),
  },
  {
    key: 'result',
    title: '结果',
    render: (participation) => (
      <>
        <ParticipationState participation={participation} />
        {participation.detail ? (
          <div className={classes['note']}>{detailText(participation.detail)}</div>
        ) : null}
      </>
    ),
  },
  { key: 'progress', title: '进度', isNumber: true, isWide: true, render: ({ progress }) => `${progress} %` },
  { key: 'seconds', title: '用时', isNumber: true, render: ({ seconds }) => spanText(seconds) },
  { key: 'coins', title: '金币', isNumber: true, render: ({ coins }) => formatCount(coins) },
  { key: 'started', title: '开始', render: ({ startedAt }) => formatMoment(startedAt) },
  {
    key: 'ended',
    title: '结束',
    isWide: true,
    render: ({ endedAt }) => (endedAt === null ? '–' : formatMoment(endedAt)),
  },
];

/** The filters offer only the document's values. */
const paramsOf = (
  taskId: string,
  { result, source, earning }: FilterValues,
): ListTaskParticipationsParams => ({
  taskId,
  ...(result && { result: Number(result) as NonNullable<ListTaskParticipationsParams['result']> }),
  ...(source && { source: source as NonNullable<ListTaskParticipationsParams['source']> }),
  ...(earning && { earning: earning as NonNullable<ListTaskParticipationsParams['earning']> }),
});

/** Who took part in a task, and how it ended. */
export default function ParticipationsPage() {
  const { id = '' } = useParams();
  const { data: task } = useGetOperatorTask(id);
  return (
    <>
      <PageHead
        title={`参与：${task?.title ?? id}`}
        {...(task?.type === discussionGroup && {
          lead: '讨论小组的人在小组的页面上，只有化名，这里一个也不列。',
        })}
        actions={
          <ButtonLink variant="default" href={`/tasks/${id}`}>
            回到任务
          </ButtonLink>
        }
      />
      <ObjectList
        content="参与"
        queryKey={[...getListTaskParticipationsQueryKey({ taskId: id }), 'pages']}
        load={(values, cursor, signal) =>
          listTaskParticipations({ ...paramsOf(id, values), limit: 50, ...(cursor && { cursor }) }, signal)
        }
        filters={filters}
        exported={(values) => ({ list: 'participations', query: { ...paramsOf(id, values) } })}
        bulk={{ ...completeBulk, queryOf: (values) => ({ ...paramsOf(id, values) }) }}
        columns={columns}
        rowKey={({ id: own }) => own}
        rowHref={({ id: own }) => `/participations/${own}`}
      />
    </>
  );
}
