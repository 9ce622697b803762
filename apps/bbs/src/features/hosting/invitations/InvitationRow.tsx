import { GroupRole, GroupTextState, type GroupInvitation } from '@yayan/api-client';
import { useListPeopleTags } from '@yayan/api-client/react';
import { groupLeavingReasonLabels } from '@yayan/api-client/labels';
import { Checkbox, formatMoment, formatPast, StateBadge } from '@yayan/ui';
import { invitationStates } from './invitation-states.ts';
import shared from '../frame/HostingCard.module.css';
import classes from './Invitations.module.css';

interface InvitationRowProps {
  groupId: string;
  invitation: GroupInvitation;
  chosen: boolean;
  /** Undefined when people can't be changed any more. */
  onToggle: (() => void) | undefined;
}

const roleNames: Record<GroupRole, string | undefined> = {
  [GroupRole.Respondent]: undefined,
  [GroupRole.Host]: '主持人',
  [GroupRole.Observer]: '观察员',
};

const texts: Record<GroupTextState, string> = {
  [GroupTextState.Waiting]: '短信等待发送',
  [GroupTextState.Sending]: '短信发送中',
  [GroupTextState.Sent]: '短信已发出',
  [GroupTextState.TooMany]: '短信没有发：这个号码今天已有 3 条',
  [GroupTextState.OverBudget]: '短信没有发：今天的短信额度已用完',
  [GroupTextState.Dropped]: '短信没有发：已不需要',
};

const sentText = ({ sentAt, sends, text, left }: GroupInvitation): string => {
  if (left !== null) {
    const reason = left.reason === null ? '没有说原因' : groupLeavingReasonLabels[left.reason].zh;
    return `${formatMoment(left.at)} 退出：${reason}`;
  }
  const notified = sentAt === null ? '还没有通知' : `通知了 ${sends} 次，最近 ${formatPast(sentAt)}`;
  return text === null ? notified : `${notified} · ${texts[text]}`;
};

/** One invited person. The number is always masked. */
export function InvitationRow({ groupId, invitation, chosen, onToggle }: InvitationRowProps) {
  const tags = useListPeopleTags(groupId).data?.items ?? [];
  const { mobile, name, role, state, tagIds } = invitation;
  const roleName = roleNames[role];
  const who = name ? `${name}（${mobile}）` : mobile;
  return (
    <li className={shared['row']}>
      {onToggle ? (
        <Checkbox checked={chosen} onChange={onToggle} label={who} description={sentText(invitation)} />
      ) : (
        <span>
          {who}
          <span className={shared['note']}> · {sentText(invitation)}</span>
        </span>
      )}
      <span className={classes['tags']}>
        {roleName === undefined ? null : <StateBadge tone="gold" label={roleName} />}
        {tags
          .filter(({ id }) => tagIds.includes(id))
          .map((tag) => (
            <StateBadge key={tag.id} tone="teal" label={tag.name} />
          ))}
        <StateBadge {...invitationStates[state]} />
      </span>
    </li>
  );
}
