import {
  getListOperatorMembersQueryKey,
  listOperatorMembers,
  type ListOperatorMembersParams,
  type OperatorMemberRow,
} from '@yayan/console-client';
import { operatorMemberStateLabels, operatorSortLabels } from '@yayan/contract/console-labels';
import { dayStart, formatMoment, isCalendarDay } from '@yayan/ui';
import { PageHead } from '../../shell/frame/PageHead.tsx';
import { choicesOf } from '../../shell/list/choices-of.ts';
import type { Column, Filter, FilterValues } from '../../shell/list/list-types.ts';
import { ObjectList } from '../../shell/list/ObjectList.tsx';
import { memberBulk } from './member-bulk.tsx';
import { MemberState } from './MemberState.tsx';

const filters: readonly Filter[] = [
  {
    kind: 'text',
    name: 'find',
    label: '找会员',
    placeholder: '完整手机号、会员号，或昵称的开头',
    isPrivate: true,
    width: 320,
  },
  { kind: 'choice', name: 'state', label: '状态', choices: choicesOf(operatorMemberStateLabels) },
  { kind: 'day', name: 'from', label: '加入从' },
  { kind: 'day', name: 'to', label: '加入到' },
  { kind: 'choice', name: 'sort', label: '排序', choices: choicesOf(operatorSortLabels) },
];

const columns: readonly Column<OperatorMemberRow>[] = [
  { key: 'nickname', title: '昵称', render: ({ nickname }) => nickname },
  { key: 'code', title: '会员号', render: ({ code }) => code },
  { key: 'mobile', title: '手机号', render: ({ mobile }) => mobile || '–' },
  { key: 'state', title: '状态', render: (member) => <MemberState member={member} /> },
  { key: 'joined', title: '加入', render: ({ joinedAt }) => formatMoment(joinedAt) },
];

/** Days are whole days in China; the last one is included. The choices are the document's. */
const paramsOf = ({ find, state, from = '', to = '', sort }: FilterValues): ListOperatorMembersParams => ({
  ...(find && { find }),
  ...(state && { state: state as NonNullable<ListOperatorMembersParams['state']> }),
  ...(isCalendarDay(from) && { joinedFrom: dayStart(from).toISOString() }),
  ...(isCalendarDay(to) && { joinedUntil: dayStart(to).add(1, 'day').toISOString() }),
  ...(sort && { sort: sort as NonNullable<ListOperatorMembersParams['sort']> }),
});

/** All members, the newest first; or those whom an operator looks for. */
export default function MembersPage() {
  return (
    <>
      <PageHead title="会员" lead="找人时手机号和会员号要完整，昵称可以只写开头，最多列出 20 位。" />
      <ObjectList
        list="members"
        content="会员"
        queryKey={[...getListOperatorMembersQueryKey(), 'pages']}
        load={(values, cursor, signal) =>
          listOperatorMembers({ ...paramsOf(values), limit: 50, ...(cursor && { cursor }) }, signal)
        }
        // Who is looked for stays out of the audit log, and so out of exports.
        exported={(values) =>
          values['find'] ? undefined : { list: 'members', query: { ...paramsOf(values) } }
        }
        filters={filters}
        bulk={memberBulk}
        columns={columns}
        rowKey={({ id }) => id}
        rowHref={({ id }) => `/members/${id}`}
      />
    </>
  );
}
