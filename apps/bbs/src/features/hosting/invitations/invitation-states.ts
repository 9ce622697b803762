import { IconCheck, IconClock, IconDoorExit, IconX } from '@tabler/icons-react';
import { GroupInvitationState } from '@yayan/api-client';
import type { BadgeState } from '@yayan/ui';

/** The badge of an invitation. */
export const invitationStates: Record<GroupInvitationState, BadgeState> = {
  [GroupInvitationState.Waiting]: { tone: 'blue', label: '未进入', icon: IconClock },
  [GroupInvitationState.Entered]: { tone: 'green', label: '已加入', icon: IconCheck },
  [GroupInvitationState.Withdrawn]: { tone: 'grey', label: '已撤回', icon: IconX },
  [GroupInvitationState.Left]: { tone: 'grey', label: '已退出', icon: IconDoorExit },
};
