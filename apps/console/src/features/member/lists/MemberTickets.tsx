import {
  getListOperatorTicketsQueryKey,
  listOperatorTickets,
  type OperatorTicket,
} from '@yayan/console-client';
import { ticketKindLabels } from '@yayan/contract/console-labels';
import { formatMoment } from '@yayan/ui';
import type { Column } from '../../../shell/list/list-types.ts';
import { ObjectList } from '../../../shell/list/ObjectList.tsx';

const columns: readonly Column<OperatorTicket>[] = [
  { key: 'title', title: '反馈', render: ({ title }) => title },
  { key: 'kind', title: '类型', render: ({ kind }) => ticketKindLabels[kind] },
  { key: 'owner', title: '负责人', render: ({ owner }) => owner ?? '–' },
  { key: 'created', title: '提交', render: ({ createdAt }) => formatMoment(createdAt) },
];

/** The tickets of a member. */
export function MemberTickets({ memberId }: { memberId: string }) {
  return (
    <ObjectList
      content="反馈"
      queryKey={[...getListOperatorTicketsQueryKey({ memberId }), 'pages']}
      load={(_values, cursor, signal) =>
        listOperatorTickets({ memberId, limit: 20, ...(cursor && { cursor }) }, signal)
      }
      columns={columns}
      rowKey={({ id }) => id}
      rowHref={({ number }) => `/tickets/${number}`}
    />
  );
}
