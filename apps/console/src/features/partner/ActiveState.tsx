import { IconCircleCheck, IconPlayerPause } from '@tabler/icons-react';
import { StateBadge } from '@yayan/ui';

/** Whether people are sent to a partner. */
export function ActiveState({ active }: { active: boolean }) {
  return active ? (
    <StateBadge tone="green" icon={IconCircleCheck} label="启用" />
  ) : (
    <StateBadge tone="grey" icon={IconPlayerPause} label="已停用" />
  );
}
