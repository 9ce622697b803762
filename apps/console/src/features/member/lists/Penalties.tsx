import {
  getListOperatorMemberPenaltiesQueryKey,
  listOperatorMemberPenalties,
  type OperatorPenalty,
} from '@yayan/console-client';
import { penaltyStepLabels } from '@yayan/contract/console-labels';
import { formatMoment } from '@yayan/ui';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import type { Column } from '../../../shell/list/list-types.ts';
import { ObjectList } from '../../../shell/list/ObjectList.tsx';
import { liftPenalty } from '../member-acts.ts';
import classes from './lists.module.css';

const columnsOf = (memberId: string): readonly Column<OperatorPenalty>[] => [
  { key: 'step', title: '处罚', render: ({ step }) => penaltyStepLabels[step] },
  {
    key: 'rule',
    title: '规则和证据',
    render: ({ rule, evidence }) => (
      <>
        {rule}
        <div className={classes['note']}>{evidence}</div>
      </>
    ),
  },
  { key: 'starts', title: '开始', render: ({ startsAt }) => formatMoment(startsAt) },
  {
    key: 'ends',
    title: '结束',
    render: ({ endsAt, liftedAt, liftReason }) => (
      <>
        {formatMoment(liftedAt ?? endsAt)}
        {liftReason ? <div className={classes['note']}>提前结束：{liftReason}</div> : null}
      </>
    ),
  },
  { key: 'by', title: '谁', render: ({ givenBy }) => givenBy },
  {
    key: 'acts',
    title: '操作',
    render: ({ id, isRunning }) => (isRunning ? <ActButton act={liftPenalty(id)} id={memberId} /> : '已结束'),
  },
];

/** The penalties of a member. */
export function Penalties({ memberId }: { memberId: string }) {
  return (
    <ObjectList
      content="处罚"
      queryKey={[...getListOperatorMemberPenaltiesQueryKey(memberId), 'list']}
      load={async (_values, _cursor, signal) => ({
        ...(await listOperatorMemberPenalties(memberId, signal)),
        nextCursor: null,
      })}
      columns={columnsOf(memberId)}
      rowKey={({ id }) => id}
    />
  );
}
