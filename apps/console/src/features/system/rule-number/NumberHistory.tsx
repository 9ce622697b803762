import type { RuleNumber, RuleNumberChange } from '@yayan/console-client';
import { ruleNumberNameLabels } from '@yayan/contract/console-labels';
import { formatCount, formatMoment, Link } from '@yayan/ui';
import type { Column } from '../../../shell/list/list-types.ts';
import { PartTable } from '../../../shell/object/PartTable.tsx';
import classes from './RuleNumbersPage.module.css';

type Row = RuleNumberChange & Pick<RuleNumber, 'name' | 'unit'>;

const columns: readonly Column<Row>[] = [
  {
    key: 'from',
    title: '从',
    render: ({ holdsFrom }) => <span className={classes['whole']}>{formatMoment(holdsFrom)}</span>,
  },
  {
    key: 'name',
    title: '数字',
    render: ({ name }) => (
      <span className={classes['long']}>
        <Link href={`/system/audit?subject=${name}`}>{ruleNumberNameLabels[name]}</Link>
      </span>
    ),
  },
  { key: 'before', title: '之前', isNumber: true, render: ({ before }) => formatCount(before) },
  {
    key: 'value',
    title: '之后',
    isNumber: true,
    render: ({ value, unit }) => `${formatCount(value)} ${unit}`,
  },
  { key: 'by', title: '谁', render: ({ madeBy }) => <span className={classes['whole']}>{madeBy}</span> },
  { key: 'reason', title: '原因', render: ({ reason }) => <span className={classes['long']}>{reason}</span> },
  {
    key: 'dropped',
    title: '取消',
    render: ({ droppedBy }) => (droppedBy === null ? '' : `${droppedBy} 取消，没有生效`),
  },
];

const rowsOf = (numbers: readonly RuleNumber[]): Row[] =>
  numbers
    .flatMap(({ name, unit, changes }) => changes.map((change) => ({ ...change, name, unit })))
    .toSorted((one, other) => Date.parse(other.holdsFrom) - Date.parse(one.holdsFrom));

/** All changes of all numbers, the newest first. */
export function NumberHistory({ numbers }: { numbers: readonly RuleNumber[] }) {
  return (
    <PartTable
      heading="改动"
      columns={columns}
      items={rowsOf(numbers)}
      rowKey={({ id }) => id}
      empty="还没有改过。"
    />
  );
}
