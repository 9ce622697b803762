import { GroupRole, type GroupInvitation } from '@yayan/api-client';
import { useListPeopleTags } from '@yayan/api-client/react';
import { Checkbox, formatPast, StateBadge } from '@yayan/ui';
import { invitationStates } from './invitation-states.ts';
import classes from './Invitations.module.css';

interface InvitationRowProps {
  groupId: string;
  invitation: GroupInvitation;
  chosen: boolean;
  onToggle: () => void;
}

const roleNames: Record<GroupRole, string | undefined> = {
  [GroupRole.Respondent]: undefined,
  [GroupRole.Host]: '主持人',
  [GroupRole.Observer]: '观察员',
};

const sentText = ({ sentAt, sends }: GroupInvitation): string =>
  sentAt === null ? '还没有通知' : `通知了 ${sends} 次，最近 ${formatPast(sentAt)}`;

/** One invited person. The number stays masked for ever. */
export function InvitationRow({ groupId, invitation, chosen, onToggle }: InvitationRowProps) {
  const tags = useListPeopleTags(groupId).data?.items ?? [];
  const { mobile, name, role, state, tagIds } = invitation;
  const roleName = roleNames[role];
  return (
    <li className={classes['row']}>
      <Checkbox
        checked={chosen}
        onChange={onToggle}
        label={name ? `${name}（${mobile}）` : mobile}
        description={sentText(invitation)}
      />
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
