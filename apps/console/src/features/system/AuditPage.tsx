import {
  getListOperatorActsQueryKey,
  listOperatorActs,
  type ListOperatorActsParams,
  type OperatorAct,
} from '@yayan/console-client';
import { dayStart, formatMoment, isCalendarDay } from '@yayan/ui';
import { actName, knownActs } from '../../shell/audit/act-names.ts';
import { AuditChanges } from '../../shell/audit/AuditChanges.tsx';
import { objectOfAct } from '../../shell/audit/object-of-act.ts';
import { ObjectLink } from '../../shell/audit/ObjectLink.tsx';
import { OperatorName } from '../../shell/audit/OperatorName.tsx';
import { PageHead } from '../../shell/frame/PageHead.tsx';
import type { Column, Filter, FilterValues } from '../../shell/list/list-types.ts';
import { ObjectList } from '../../shell/list/ObjectList.tsx';

const filters: readonly Filter[] = [
  { kind: 'text', name: 'operator', label: '操作员', placeholder: '操作员名字', width: 160 },
  { kind: 'text', name: 'subject', label: '对象', placeholder: '对象编号' },
  { kind: 'choice', name: 'act', label: '操作', choices: knownActs },
  { kind: 'day', name: 'from', label: '从' },
  { kind: 'day', name: 'to', label: '到' },
];

const columns: readonly Column<OperatorAct>[] = [
  { key: 'at', title: '时间', render: ({ at }) => formatMoment(at) },
  {
    key: 'operator',
    title: '操作员',
    render: ({ operator, address, agreedBy }) =>
      // At the command line anybody gives any name.
      address === null && agreedBy === null ? operator : <OperatorName name={operator} />,
  },
  { key: 'act', title: '操作', render: ({ act }) => actName(act) },
  {
    key: 'subject',
    title: '对象',
    render: (act) => <ObjectLink {...objectOfAct(act)} />,
  },
  { key: 'changes', title: '变化', render: (act) => <AuditChanges act={act} /> },
  { key: 'reason', title: '原因', render: ({ reason }) => reason ?? '–' },
  {
    key: 'agreed',
    title: '同意人',
    isWide: true,
    render: ({ agreedBy }) => (agreedBy ? <OperatorName name={agreedBy} /> : '–'),
  },
  {
    key: 'address',
    title: '网络地址',
    isWide: true,
    // Requests from before the asker's address was kept have none.
    render: ({ address, agreedBy }) => address ?? (agreedBy === null ? '命令行' : '–'),
  },
  { key: 'agreedFrom', title: '同意人的网络', isWide: true, render: ({ agreedFrom }) => agreedFrom ?? '–' },
  {
    key: 'agreedReason',
    title: '同意的原因',
    isWide: true,
    render: ({ agreedReason }) => agreedReason ?? '–',
  },
];

/** Days are whole days in China; the last one is included. */
const paramsOf = ({ operator, subject, act, from = '', to = '' }: FilterValues): ListOperatorActsParams => ({
  ...(operator && { operator }),
  ...(subject && { subject }),
  ...(act && { act }),
  ...(isCalendarDay(from) && { from: dayStart(from).toISOString() }),
  ...(isCalendarDay(to) && { until: dayStart(to).add(1, 'day').toISOString() }),
});

/** The audit log: who did what, when, to what, and why. */
export default function AuditPage() {
  return (
    <>
      <PageHead title="操作记录" lead="只增不改，每条都和前一条链在一起。" />
      <ObjectList
        list="acts"
        content="操作记录"
        queryKey={[...getListOperatorActsQueryKey(), 'pages']}
        load={(values, cursor, signal) =>
          listOperatorActs({ ...paramsOf(values), limit: 50, ...(cursor && { cursor }) }, signal)
        }
        filters={filters}
        exported={(values) => ({ list: 'acts', query: { ...paramsOf(values) } })}
        columns={columns}
        rowKey={({ id }) => id}
      />
    </>
  );
}
