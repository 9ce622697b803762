import {
  getListOperatorTicketsQueryKey,
  listOperatorTickets,
  type ListOperatorTicketsParams,
  type OperatorTicket,
} from '@yayan/console-client';
import { ticketKindLabels, ticketSortLabels } from '@yayan/contract/console-labels';
import { ButtonLink, dayStart, formatMoment, isCalendarDay } from '@yayan/ui';
import { memberTitle } from '../../shell/audit/member-title.ts';
import { ObjectLink } from '../../shell/audit/ObjectLink.tsx';
import { PageHead } from '../../shell/frame/PageHead.tsx';
import { choicesOf } from '../../shell/list/choices-of.ts';
import type { Column, Filter, FilterValues } from '../../shell/list/list-types.ts';
import { ObjectList } from '../../shell/list/ObjectList.tsx';
import { ticketBulk } from './ticket-bulk.tsx';
import { stateChoices, TicketState } from './ticket-states.tsx';

const filters: readonly Filter[] = [
  { kind: 'text', name: 'owner', label: '负责人', placeholder: '负责人名字', width: 160 },
  {
    kind: 'choice',
    name: 'open',
    label: '答复',
    choices: [
      { value: 'true', label: '还没答复' },
      { value: 'false', label: '已答复' },
    ],
  },
  { kind: 'choice', name: 'state', label: '状态', choices: stateChoices },
  { kind: 'choice', name: 'kind', label: '类型', choices: choicesOf(ticketKindLabels) },
  { kind: 'day', name: 'from', label: '提交从' },
  { kind: 'day', name: 'to', label: '提交到' },
  {
    kind: 'choice',
    name: 'reopened',
    label: '重新打开',
    choices: [
      { value: 'true', label: '重新打开过' },
      { value: 'false', label: '没有' },
    ],
  },
  { kind: 'choice', name: 'sort', label: '排序', choices: choicesOf(ticketSortLabels) },
];

const columns: readonly Column<OperatorTicket>[] = [
  { key: 'title', title: '反馈', render: ({ title }) => title },
  { key: 'number', title: '编号', isWide: true, render: ({ number }) => number },
  { key: 'kind', title: '类型', render: ({ kind }) => ticketKindLabels[kind] },
  {
    key: 'state',
    title: '状态',
    isWhole: true,
    isBrief: true,
    render: (ticket) => <TicketState ticket={ticket} />,
  },
  {
    key: 'member',
    title: '会员',
    isWhole: true,
    isBrief: true,
    render: ({ memberId, memberCode }) => (
      <ObjectLink kind="member" subject={memberId} title={memberTitle({ memberId, memberCode })} />
    ),
  },
  { key: 'owner', title: '负责人', render: ({ owner }) => owner ?? '–' },
  { key: 'answer', title: '答应答复', render: ({ answerBy }) => formatMoment(answerBy) },
  { key: 'created', title: '提交', isWide: true, render: ({ createdAt }) => formatMoment(createdAt) },
];

/** Days are whole days in China; the last one is included. The choices are the document's. */
const paramsOf = ({
  owner,
  open,
  state,
  kind,
  from = '',
  to = '',
  reopened,
  sort,
}: FilterValues): ListOperatorTicketsParams => ({
  ...(owner && { owner }),
  ...(open && { open: open === 'true' }),
  ...(state && { state: Number(state) as NonNullable<ListOperatorTicketsParams['state']> }),
  ...(kind && { kind: kind as NonNullable<ListOperatorTicketsParams['kind']> }),
  ...(isCalendarDay(from) && { openedFrom: dayStart(from).toISOString() }),
  ...(isCalendarDay(to) && { openedUntil: dayStart(to).add(1, 'day').toISOString() }),
  ...(reopened && { reopened: reopened === 'true' }),
  ...(sort && { sort: sort as NonNullable<ListOperatorTicketsParams['sort']> }),
});

/** All tickets and appeals. */
export default function TicketsPage() {
  return (
    <>
      <PageHead
        title="客服"
        actions={
          <>
            <ButtonLink href="/tickets/figures" variant="default">
              数字
            </ButtonLink>
            <ButtonLink href="/tickets/canned" variant="default">
              常用答复
            </ButtonLink>
          </>
        }
      />
      <ObjectList
        list="tickets"
        content="反馈"
        queryKey={[...getListOperatorTicketsQueryKey(), 'pages']}
        load={(values, cursor, signal) =>
          listOperatorTickets({ ...paramsOf(values), limit: 50, ...(cursor && { cursor }) }, signal)
        }
        filters={filters}
        exported={(values) => ({ list: 'tickets', query: { ...paramsOf(values) } })}
        bulk={{ ...ticketBulk, queryOf: (values) => ({ ...paramsOf(values) }) }}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={({ number }) => `/tickets/${number}`}
      />
    </>
  );
}
