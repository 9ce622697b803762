import {
  getListOperatorMemberInvitationsQueryKey,
  listOperatorMemberInvitations,
  type OperatorInvitation,
} from '@yayan/console-client';
import { inviteeStateLabels } from '@yayan/contract/console-labels';
import { formatCount, formatMoment } from '@yayan/ui';
import { ActButton } from '../../../shell/act/ActButton.tsx';
import { memberTitle } from '../../../shell/audit/member-title.ts';
import { ObjectLink } from '../../../shell/audit/ObjectLink.tsx';
import type { Column } from '../../../shell/list/list-types.ts';
import { ObjectList } from '../../../shell/list/ObjectList.tsx';
import { restoreInvitation, voidInvitation } from '../member-acts.ts';
import classes from './lists.module.css';

const columnsOf = (memberId: string): readonly Column<OperatorInvitation>[] => [
  {
    key: 'member',
    title: '邀请了',
    render: (invitation) => (
      <ObjectLink kind="member" subject={invitation.memberId} title={memberTitle(invitation)} />
    ),
  },
  {
    key: 'state',
    title: '状态',
    render: ({ state, voidReason }) => (
      <>
        {inviteeStateLabels[state]}
        {voidReason ? <div className={classes['note']}>{voidReason}</div> : null}
      </>
    ),
  },
  { key: 'coins', title: '金币', isNumber: true, render: ({ coins }) => formatCount(coins) },
  { key: 'invited', title: '时间', render: ({ invitedAt }) => formatMoment(invitedAt) },
  {
    key: 'acts',
    title: '操作',
    render: ({ id, state }) =>
      state === 'void' ? (
        <ActButton act={restoreInvitation(id)} id={memberId} />
      ) : (
        <ActButton act={voidInvitation(id)} id={memberId} />
      ),
  },
];

/** Whom a member invited. */
export function Invitations({ memberId }: { memberId: string }) {
  return (
    <ObjectList
      content="邀请"
      queryKey={[...getListOperatorMemberInvitationsQueryKey(memberId), 'pages']}
      load={(_values, cursor, signal) =>
        listOperatorMemberInvitations(memberId, { limit: 20, ...(cursor && { cursor }) }, signal)
      }
      columns={columnsOf(memberId)}
      rowKey={({ id }) => id}
    />
  );
}
