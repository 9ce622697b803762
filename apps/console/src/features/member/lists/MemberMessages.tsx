import {
  getListOperatorMemberMessagesQueryKey,
  listOperatorMemberMessages,
  type OperatorMessage,
} from '@yayan/console-client';
import { messageKindLabels } from '@yayan/contract/console-labels';
import { formatMoment } from '@yayan/ui';
import type { Column } from '../../../shell/list/list-types.ts';
import { ObjectList } from '../../../shell/list/ObjectList.tsx';
import classes from './lists.module.css';

const columns: readonly Column<OperatorMessage>[] = [
  {
    key: 'message',
    title: '消息',
    render: ({ title, body }) => (
      <>
        {title}
        <div className={classes['note']}>{body}</div>
      </>
    ),
  },
  { key: 'kind', title: '类型', isWide: true, render: ({ kind }) => messageKindLabels[kind] },
  { key: 'created', title: '发出', render: ({ createdAt }) => formatMoment(createdAt) },
  { key: 'read', title: '读了', render: ({ readAt }) => (readAt === null ? '还没读' : formatMoment(readAt)) },
];

/** The messages that a member got from us. */
export function MemberMessages({ memberId }: { memberId: string }) {
  return (
    <ObjectList
      content="消息"
      queryKey={[...getListOperatorMemberMessagesQueryKey(memberId), 'pages']}
      load={(_values, cursor, signal) =>
        listOperatorMemberMessages(memberId, { limit: 20, ...(cursor && { cursor }) }, signal)
      }
      columns={columns}
      rowKey={({ id }) => id}
    />
  );
}
