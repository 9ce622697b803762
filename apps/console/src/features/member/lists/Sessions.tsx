import {
  getListOperatorMemberSessionsQueryKey,
  listOperatorMemberSessions,
  type OperatorMemberSession,
} from '@yayan/console-client';
import { formatMoment, formatPast } from '@yayan/ui';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import type { Column } from '../../../shell/list/list-types.ts';
import { ObjectList } from '../../../shell/list/ObjectList.tsx';
import { endSession } from '../member-acts.ts';

const columnsOf = (memberId: string): readonly Column<OperatorMemberSession>[] => [
  {
    key: 'device',
    title: '设备',
    render: ({ browser, system }) => [system, browser].filter(Boolean).join(' · ') || '未知设备',
  },
  { key: 'network', title: '网络', render: ({ network }) => network ?? '–' },
  { key: 'signedIn', title: '登录', render: ({ signedInAt }) => formatMoment(signedInAt) },
  { key: 'used', title: '最近使用', render: ({ lastUsedAt }) => formatPast(lastUsedAt) },
  { key: 'acts', title: '操作', render: ({ id }) => <ActButton act={endSession(id)} id={memberId} /> },
];

/** Where a member is signed in. */
export function Sessions({ memberId }: { memberId: string }) {
  return (
    <ObjectList
      content="登录的设备"
      queryKey={[...getListOperatorMemberSessionsQueryKey(memberId), 'list']}
      load={async (_values, _cursor, signal) => ({
        ...(await listOperatorMemberSessions(memberId, signal)),
        nextCursor: null,
      })}
      columns={columnsOf(memberId)}
      rowKey={({ id }) => id}
    />
  );
}
