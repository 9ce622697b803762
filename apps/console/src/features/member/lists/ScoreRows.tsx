import type { OperatorScorePage, OperatorScoreRow } from '@yayan/console-client';
import { formatCalendarDay, formatChange, formatCount, formatMoment } from '@yayan/ui';
import { ObjectLink } from '../../../shell/audit/ObjectLink.tsx';
import type { Column } from '../../../shell/list/list-types.ts';
import { ObjectList } from '../../../shell/list/ObjectList.tsx';
import { CauseText } from './CauseText.tsx';
import classes from './lists.module.css';

const columnsOf = (score: string): readonly Column<OperatorScoreRow>[] => [
  { key: 'at', title: '时间', render: ({ at }) => formatMoment(at) },
  {
    key: 'cause',
    title: '来由',
    render: ({ cause, reason }) => (
      <>
        <CauseText cause={cause} />
        {reason === cause.title ? null : <div className={classes['note']}>{reason}</div>}
      </>
    ),
  },
  { key: 'points', title: '变动', isNumber: true, render: ({ points }) => formatChange(points) },
  { key: 'after', title: score, isNumber: true, render: ({ after }) => formatCount(after) },
  {
    key: 'rule',
    title: '规则和依据',
    render: ({ rule, ruleNumber, evidence }) => (
      <>
        {rule}
        {ruleNumber === null ? null : `（规则 ${ruleNumber}）`}
        {evidence.map(({ label, value }) => (
          <div key={label} className={classes['note']}>
            {label}：{value}
          </div>
        ))}
      </>
    ),
  },
  {
    key: 'ends',
    title: '扣分到',
    render: ({ endsOn }) => (endsOn === null ? '–' : formatCalendarDay(endsOn)),
  },
  {
    key: 'code',
    title: '查询编号',
    isWhole: true,
    isWide: true,
    render: ({ id, supportCode }) => <ObjectLink kind="transfer" subject={id} title={supportCode} />,
  },
];

interface ScoreRowsProps {
  /** Its name as members read it. */
  score: string;
  queryKey: readonly unknown[];
  load: (
    page: { limit: number; cursor?: string },
    signal: AbortSignal | undefined,
  ) => Promise<OperatorScorePage>;
}

/** The changes of a score of a member, row by row. */
export function ScoreRows({ score, queryKey, load }: ScoreRowsProps) {
  return (
    <ObjectList
      content={`${score}记录`}
      queryKey={[...queryKey, 'pages']}
      load={(_values, cursor, signal) => load({ limit: 20, ...(cursor && { cursor }) }, signal)}
      columns={columnsOf(score)}
      rowKey={({ id }) => id}
    />
  );
}
