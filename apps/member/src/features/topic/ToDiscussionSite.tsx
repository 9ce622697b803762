import { GroupRole } from '@yayan/api-client';
import { ButtonLink, StatePanel } from '@yayan/ui';
import { groupAddress } from '../../shell/group/group-address.ts';

interface ToDiscussionSiteProps {
  hash: string;
  role: GroupRole;
}

/** Hosts and observers work on the discussion site, so link there. */
export function ToDiscussionSite({ hash, role }: ToDiscussionSiteProps) {
  const isHost = role === GroupRole.Host;
  return (
    <StatePanel
      stage="seed"
      title={isHost ? '你是这个小组的主持人' : '你是这个小组的观察员'}
      heading
      action={
        <ButtonLink href={groupAddress(hash)} variant="light">
          去讨论网站
        </ButtonLink>
      }
    >
      {isHost ? '主持和管理都在讨论网站。' : '观察员只看不发言，讨论内容在讨论网站。'}
    </StatePanel>
  );
}
