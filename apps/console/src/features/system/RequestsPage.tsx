import {
  getListOperatorRequestsQueryKey,
  listOperatorRequests,
  type OperatorRequest,
} from '@yayan/console-client';
import { operatorRequestStateLabels } from '@yayan/contract/console-labels';
import { formatMoment, StateBadge, type Tone } from '@yayan/ui';
import { useSearchParams } from 'react-router';
import { actName } from '../../shell/audit/act-names.ts';
import { ObjectLink } from '../../shell/audit/ObjectLink.tsx';
import { valueText } from '../../shell/audit/value-text.ts';
import { PageHead } from '../../shell/frame/PageHead.tsx';
import type { Column, Filter } from '../../shell/list/list-types.ts';
import { ObjectList } from '../../shell/list/ObjectList.tsx';
import { Unbroken } from '../../shell/figure/Unbroken.tsx';
import { RequestButtons } from './RequestButtons.tsx';

const filters: readonly Filter[] = [
  { kind: 'choice', name: 'open', label: '哪些', choices: [{ value: 'true', label: '还在等的' }] },
];

const tones: Readonly<Record<OperatorRequest['state'], Tone>> = {
  asked: 'gold',
  agreed: 'green',
  refused: 'red',
  takenBack: 'grey',
  expired: 'grey',
};

const columns: readonly Column<OperatorRequest>[] = [
  { key: 'act', title: '要做的事', render: ({ act }) => actName(act) },
  {
    key: 'subject',
    title: '对象',
    render: ({ kind, subject, title }) => <ObjectLink kind={kind} subject={subject} title={title} />,
  },
  {
    key: 'changes',
    title: '变化',
    render: ({ changes }) =>
      changes.map(({ field, label, before, after }) => (
        <div key={field}>
          {label}：{valueText(before, label)} → {valueText(after, label)}
        </div>
      )),
  },
  { key: 'reason', title: '原因', render: ({ reason }) => reason },
  {
    key: 'asked',
    title: '提出',
    render: ({ askedBy, askedAt }) => (
      <>
        {askedBy}，<Unbroken>{formatMoment(askedAt)}</Unbroken>
      </>
    ),
  },
  { key: 'ends', title: '等到', isWide: true, render: ({ endsAt }) => formatMoment(endsAt) },
  {
    key: 'state',
    title: '状态',
    render: ({ state, decidedBy, decision }) => (
      <>
        <StateBadge tone={tones[state]} label={operatorRequestStateLabels[state]} />
        {decidedBy ? (
          <div>
            {decidedBy}
            {decision ? `：${decision}` : ''}
          </div>
        ) : null}
      </>
    ),
  },
  { key: 'buttons', title: '', render: (request) => <RequestButtons request={request} /> },
];

/** The one request that an address asks for, as a filter that can be left. */
const filterOf = (request: string): Filter => ({
  kind: 'choice',
  name: 'request',
  label: '请求',
  choices: [{ value: request, label: '正在等的那一个' }],
});

/** What waits for a second person, and what was decided. */
export default function RequestsPage() {
  const [params] = useSearchParams();
  const request = params.get('request');
  return (
    <>
      <PageHead
        title="同意请求"
        lead="超过一个人能做的范围的事，要另一位有权限的同事同意。自己提出的不能自己同意。"
      />
      <ObjectList
        content="请求"
        queryKey={[...getListOperatorRequestsQueryKey(), 'list']}
        load={async ({ open, request: only }, _cursor, signal) => {
          const { items } = await listOperatorRequests({ open: open === 'true' }, signal);
          return { items: only ? items.filter(({ id }) => id === only) : items, nextCursor: null };
        }}
        filters={request === null ? filters : [...filters, filterOf(request)]}
        columns={columns}
        rowKey={({ id }) => id}
      />
    </>
  );
}
