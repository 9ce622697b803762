import {
  getListOperatorGroupPeopleQueryKey,
  listOperatorGroupPeople,
  type OperatorGroupPerson,
} from '@yayan/console-client';
import { operatorGroupRoleLabels, operatorLeavingReasonLabels } from '@yayan/contract/console-labels';
import { formatMoment } from '@yayan/ui';
import { ObjectLink } from '../../shell/audit/ObjectLink.tsx';
import type { Column } from '../../shell/list/list-types.ts';
import { ObjectList } from '../../shell/list/ObjectList.tsx';
import classes from './GroupPage.module.css';

const enteredText = ({ enteredAt, withdrawnAt, leftAt, leftReason }: OperatorGroupPerson): string => {
  if (leftAt !== null) {
    const reason = leftReason === null ? '' : `（${operatorLeavingReasonLabels[leftReason]}）`;
    return `已退出，${formatMoment(leftAt)}${reason}`;
  }
  if (withdrawnAt !== null) return `邀请已收回，${formatMoment(withdrawnAt)}`;
  return enteredAt === null ? '还没有' : formatMoment(enteredAt);
};

const columns: readonly Column<OperatorGroupPerson>[] = [
  {
    key: 'name',
    title: '昵称',
    render: ({ nickname, memberId }) =>
      memberId === null ? (
        nickname
      ) : (
        <ObjectLink kind="member" subject={memberId} title={nickname ?? '主持人'} />
      ),
  },
  { key: 'role', title: '角色', render: ({ role }) => operatorGroupRoleLabels[role] },
  {
    key: 'entered',
    title: '进入',
    render: enteredText,
  },
  {
    key: 'seen',
    title: '上次来',
    isWide: true,
    render: ({ lastSeenAt }) => (lastSeenAt === null ? '–' : formatMoment(lastSeenAt)),
  },
  {
    key: 'answers',
    title: '回答',
    isNumber: true,
    render: ({ answers, takenDown }) => (takenDown === 0 ? answers : `${answers}（移除 ${takenDown}）`),
  },
];

/** The people of a group, by pseudonym. */
export function PersonList({ groupId }: { groupId: string }) {
  return (
    <section aria-labelledby="people">
      <h2 id="people" className={classes['heading']}>
        人
      </h2>
      <ObjectList
        content="人"
        queryKey={[...getListOperatorGroupPeopleQueryKey(groupId), 'pages']}
        load={(_values, cursor, signal) =>
          listOperatorGroupPeople(groupId, { limit: 20, ...(cursor && { cursor }) }, signal)
        }
        columns={columns}
        rowKey={({ id }) => id}
      />
    </section>
  );
}
