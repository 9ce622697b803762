import type {
  PageTime,
  ParticipationDetail,
  ParticipationTransfer,
  WorkQualityChange,
} from '@yayan/console-client';
import { type Fact, FactList, formatCount, formatMoment } from '@yayan/ui';
import { ObjectLink } from '../audit/ObjectLink.tsx';
import type { Column } from '../list/list-types.ts';
import { PartTable } from '../object/PartTable.tsx';
import { spanText } from './participation-states.tsx';
import classes from './participation.module.css';

const pageColumns: readonly Column<PageTime>[] = [
  { key: 'number', title: '第几次交页', render: ({ number }) => number },
  { key: 'from', title: '打开', render: ({ from }) => formatMoment(from) },
  { key: 'until', title: '交页', render: ({ until }) => formatMoment(until) },
  { key: 'seconds', title: '用时', isNumber: true, render: ({ seconds }) => spanText(seconds) },
];

const signed = (value: number): string => (value > 0 ? `+${formatCount(value)}` : formatCount(value));

const transferColumns: readonly Column<ParticipationTransfer>[] = [
  { key: 'at', title: '时间', render: ({ at }) => formatMoment(at) },
  {
    key: 'title',
    title: '来由',
    render: ({ id, title, note }) => (
      <ObjectLink kind="transfer" subject={id} title={note === null ? title : `${title}：${note}`} />
    ),
  },
  { key: 'coins', title: '金币', isNumber: true, render: ({ coins }) => signed(coins) },
  { key: 'pending', title: '待入账', isNumber: true, render: ({ pendingCoins }) => signed(pendingCoins) },
  { key: 'credit', title: '权益值', isNumber: true, render: ({ credit }) => signed(credit) },
];

const changeColumns: readonly Column<WorkQualityChange>[] = [
  { key: 'at', title: '时间', render: ({ at }) => formatMoment(at) },
  { key: 'points', title: '质量分', isNumber: true, render: ({ points }) => signed(points) },
  {
    key: 'reason',
    title: '原因',
    render: ({ reason, ruleNumber }) => `${reason ?? ''}${ruleNumber ? `（规则 ${ruleNumber}）` : ''}`,
  },
  {
    key: 'evidence',
    title: '依据',
    render: ({ evidence }) => (
      <ul className={classes['evidence']}>
        {evidence.map(({ label, value }) => (
          <li key={`${label} ${value}`}>
            {label}：{value}
          </li>
        ))}
      </ul>
    ),
  },
];

const careFacts = ({ quality, heldPay }: ParticipationDetail): Fact[] =>
  quality === null
    ? []
    : [
        ['用时', spanText(quality.seconds)],
        ['和中位数比', quality.speed === null ? '还没有中位数' : `${quality.speed.toFixed(2)} 倍`],
        ['整列相同的矩阵题', `${quality.straightLined} / ${quality.matrices} 道`],
        ['前后矛盾', quality.contradictions.length === 0 ? '没有' : quality.contradictions.join('；')],
        ['与别人相同的文字回答', `${quality.duplicates} / ${quality.openAnswers} 处`],
        ['同时作答另一份', heldPay === null ? '没有' : '有'],
      ];

/** How careful the answers were, when each page was answered, and what was posted because of it. */
export function ParticipationParts({ participation }: { participation: ParticipationDetail }) {
  const { pages, transfers, qualityChanges } = participation;
  const care = careFacts(participation);
  return (
    <>
      {care.length === 0 ? null : (
        <section className={classes['card']} aria-labelledby="care">
          <h2 id="care" className={classes['heading']}>
            作答质量
          </h2>
          <FactList facts={care} look="receipt" />
        </section>
      )}
      <PartTable
        heading="质量分的变化"
        columns={changeColumns}
        items={qualityChanges}
        rowKey={({ id }) => id}
        empty="没有因为这次参与改变。"
      />
      <PartTable
        heading="金币和权益值"
        columns={transferColumns}
        items={transfers}
        rowKey={({ id }) => id}
        empty="没有入账。"
      />
      <PartTable
        heading="每页的时间"
        columns={pageColumns}
        items={pages}
        rowKey={({ number }) => String(number)}
        empty="没有记录。"
      />
    </>
  );
}
