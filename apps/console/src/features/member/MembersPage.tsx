import {
  findOperatorMembers,
  getFindOperatorMembersQueryKey,
  type OperatorFoundMember,
} from '@yayan/console-client';
import { formatMoment, StatePanel } from '@yayan/ui';
import { PageHead } from '../../shell/frame/PageHead.tsx';
import type { Column, Filter } from '../../shell/list/list-types.ts';
import { ObjectList } from '../../shell/list/ObjectList.tsx';
import { memberBulk } from './member-bulk.tsx';

const filters: readonly Filter[] = [
  {
    kind: 'text',
    name: 'find',
    label: '找会员',
    placeholder: '完整手机号、会员号，或昵称的开头',
    isPrivate: true,
    width: 320,
  },
];

const columns: readonly Column<OperatorFoundMember>[] = [
  { key: 'nickname', title: '昵称', render: ({ nickname }) => nickname },
  { key: 'code', title: '会员号', render: ({ code }) => code },
  { key: 'mobile', title: '手机号', render: ({ mobile }) => mobile },
  { key: 'joined', title: '加入', render: ({ joinedAt }) => formatMoment(joinedAt) },
];

/** Finds members. There is no list of all: who looks for somebody knows something about them. */
export default function MembersPage() {
  return (
    <>
      <PageHead title="会员" />
      <ObjectList
        content="会员"
        queryKey={getFindOperatorMembersQueryKey({ find: '' })}
        load={async ({ find = '' }, _cursor, signal) => ({
          ...(await findOperatorMembers({ find }, signal)),
          nextCursor: null,
        })}
        filters={filters}
        prompt={{
          needs: 'find',
          show: (
            <StatePanel stage="seed" title="要找谁？">
              手机号和会员号要完整，昵称可以只写开头。最多列出 20 位。
            </StatePanel>
          ),
        }}
        bulk={memberBulk}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/members/${id}`}
      />
    </>
  );
}
