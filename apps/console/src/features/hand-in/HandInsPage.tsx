import {
  getListHandInsQueryKey,
  type HandIn,
  listHandIns,
  type ListHandInsParams,
  useListHandInReasons,
} from '@yayan/console-client';
import { handInWhatLabels } from '@yayan/contract/console-labels';
import { formatMoment, formatPast, Link, StateBadge } from '@yayan/ui';
import { useState } from 'react';
import { ObjectLink } from '../../shell/audit/ObjectLink.tsx';
import { PageHead } from '../../shell/frame/PageHead.tsx';
import { choicesOf } from '../../shell/list/choices-of.ts';
import type { Column, Filter, FilterValues } from '../../shell/list/list-types.ts';
import { ObjectList } from '../../shell/list/ObjectList.tsx';
import { handInBulk } from './hand-in-bulk.ts';

const filters: readonly Filter[] = [
  { kind: 'text', name: 'taskId', label: '任务', placeholder: '任务编号' },
  { kind: 'choice', name: 'what', label: '提交了什么', choices: choicesOf(handInWhatLabels) },
];

/** Until when a decision was promised, and whether that is over. */
function Promised({ decideBy }: Pick<HandIn, 'decideBy'>) {
  const [now] = useState(() => Date.now());
  if (decideBy === null) return '–';
  return Date.parse(decideBy) < now ? (
    <StateBadge tone="red" label={`超时，应在 ${formatMoment(decideBy)}`} />
  ) : (
    formatMoment(decideBy)
  );
}

const columns: readonly Column<HandIn>[] = [
  { key: 'task', title: '任务', render: ({ taskTitle }) => taskTitle },
  { key: 'what', title: '提交了什么', render: ({ what }) => handInWhatLabels[what] },
  {
    key: 'member',
    title: '会员',
    render: ({ memberId, memberCode }) => (
      <ObjectLink kind="member" subject={memberId} title={memberCode ?? '已注销'} />
    ),
  },
  { key: 'pictures', title: '照片', isNumber: true, render: ({ pictures }) => pictures.length },
  {
    key: 'submitted',
    title: '提交',
    render: ({ submittedAt }) => (submittedAt === null ? '–' : formatPast(submittedAt)),
  },
  { key: 'promised', title: '答应在', render: ({ decideBy }) => <Promised decideBy={decideBy} /> },
];

/** The filters offer only the document's values. */
const paramsOf = ({ taskId, what }: FilterValues): ListHandInsParams => ({
  ...(taskId && { taskId }),
  ...(what && { what: what as NonNullable<ListHandInsParams['what']> }),
});

/** The photos and proofs that wait for review, the longest waiting first. */
export default function HandInsPage() {
  const reasons = useListHandInReasons().data?.items ?? [];
  const reasonsFor = (wanted: string): string[] =>
    reasons.filter(({ verdict }) => verdict === wanted).map(({ text }) => text);
  return (
    <>
      <PageHead
        title="审核"
        lead="等得最久的在最前面。"
        actions={<Link href="/second-looks">再看一遍</Link>}
      />
      <ObjectList
        list="handIns"
        content="要审核的提交"
        queryKey={[...getListHandInsQueryKey(), 'pages']}
        load={(values, cursor, signal) =>
          listHandIns({ ...paramsOf(values), limit: 50, ...(cursor && { cursor }) }, signal)
        }
        filters={filters}
        exported={(values) => ({ list: 'handIns', query: { ...paramsOf(values) } })}
        bulk={{ ...handInBulk(reasonsFor), queryOf: (values) => ({ ...paramsOf(values) }) }}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/hand-ins/${id}`}
      />
    </>
  );
}
