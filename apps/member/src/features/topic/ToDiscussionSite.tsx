import { GroupRole } from '@yayan/api-client';
import { failureText } from '@yayan/site';
import { Button, StatePanel } from '@yayan/ui';
import { useCrossToGroup } from '../../shell/group/use-cross-to-group.ts';

interface ToDiscussionSiteProps {
  hash: string;
  role: GroupRole;
}

/** Hosts and observers work on the discussion site, so lead there, without another code. */
export function ToDiscussionSite({ hash, role }: ToDiscussionSiteProps) {
  const { cross, isCrossing, isError, error } = useCrossToGroup();
  const isHost = role === GroupRole.Host;
  return (
    <StatePanel
      stage="seed"
      title={isHost ? '你是这个小组的主持人' : '你是这个小组的观察员'}
      heading
      action={
        <Button variant="light" loading={isCrossing} onClick={() => cross(hash)}>
          去讨论网站
        </Button>
      }
    >
      {isHost ? '主持和管理都在讨论网站。' : '观察员只看不发言，讨论内容在讨论网站。'}
      <output>{isError ? failureText(error) : null}</output>
    </StatePanel>
  );
}
