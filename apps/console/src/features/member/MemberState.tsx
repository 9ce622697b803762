import { IconBan, IconCircleCheck, IconClock, IconTrash } from '@tabler/icons-react';
import { formatMoment, StateBadge } from '@yayan/ui';
import { useState } from 'react';

interface MemberStateProps {
  member: { isClosed: boolean; suspendedUntil: string | null; closesAt?: string | null };
}

/** Whether a member may take part, or until when not, and when the account will be deleted. */
export function MemberState({ member: { isClosed, suspendedUntil, closesAt = null } }: MemberStateProps) {
  const [now] = useState(() => Date.now());
  if (isClosed) return <StateBadge tone="red" icon={IconBan} label="已停用" />;
  const isSuspended = suspendedUntil !== null && Date.parse(suspendedUntil) > now;
  return (
    <>
      {isSuspended ? (
        <StateBadge tone="gold" icon={IconClock} label={`暂停到 ${formatMoment(suspendedUntil)}`} />
      ) : null}
      {closesAt === null ? null : (
        <StateBadge tone="gold" icon={IconTrash} label={`${formatMoment(closesAt)} 注销`} />
      )}
      {isSuspended || closesAt !== null ? null : (
        <StateBadge tone="green" icon={IconCircleCheck} label="正常" />
      )}
    </>
  );
}
