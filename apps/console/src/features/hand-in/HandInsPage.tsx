import {
  getListHandInsQueryKey,
  type HandIn,
  listHandIns,
  useListHandInReasons,
} from '@yayan/console-client';
import { handInWhatLabels } from '@yayan/contract/console-labels';
import { formatMoment, formatPast, Link, StateBadge } from '@yayan/ui';
import { useState } from 'react';
import { memberTitle } from '../../shell/audit/member-title.ts';
import { ObjectLink } from '../../shell/audit/ObjectLink.tsx';
import { PageHead } from '../../shell/frame/PageHead.tsx';
import type { Column } from '../../shell/list/list-types.ts';
import { ObjectList } from '../../shell/list/ObjectList.tsx';
import { useFilters } from '../../shell/list/use-filters.ts';
import { handInBulk } from './hand-in-bulk.ts';
import { handInAddress, handInFilters, handInParams } from './hand-in-filter.ts';

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
    isWhole: true,
    isBrief: true,
    render: ({ memberId, memberCode }) => (
      <ObjectLink kind="member" subject={memberId} title={memberTitle({ memberId, memberCode })} />
    ),
  },
  { key: 'pictures', title: '照片', isNumber: true, render: ({ pictures }) => pictures.length },
  {
    key: 'submitted',
    title: '提交',
    render: ({ submittedAt }) => (submittedAt === null ? '–' : formatPast(submittedAt)),
  },
  {
    key: 'promised',
    title: '期限',
    isBrief: true,
    render: ({ decideBy }) => <Promised decideBy={decideBy} />,
  },
];

/** The photos and proofs that wait for review, the longest waiting first. */
export default function HandInsPage() {
  const { values } = useFilters(handInFilters);
  const reasons = useListHandInReasons().data?.items ?? [];
  const reasonsFor = (wanted: string): string[] =>
    reasons.filter(({ verdict }) => verdict === wanted).map(({ text }) => text);
  return (
    <>
      <PageHead
        title="审核"
        lead="不另选排序时，等得最久的在最前面。"
        actions={<Link href="/second-looks">再看一遍</Link>}
      />
      <ObjectList
        list="handIns"
        content="要审核的提交"
        queryKey={[...getListHandInsQueryKey(), 'pages']}
        load={(wanted, cursor, signal) =>
          listHandIns({ ...handInParams(wanted), limit: 50, ...(cursor && { cursor }) }, signal)
        }
        filters={handInFilters}
        exported={(wanted) => ({ list: 'handIns', query: { ...handInParams(wanted) } })}
        bulk={{ ...handInBulk(reasonsFor), queryOf: (wanted) => ({ ...handInParams(wanted) }) }}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => handInAddress(id, values)}
      />
    </>
  );
}
