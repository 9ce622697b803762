import { IconClock, IconLock, IconMessageCircle } from '@tabler/icons-react';
import { GroupOpenState } from '@yayan/api-client';
import type { BadgeState } from '@yayan/ui';

/** The badge of a schedule state, for groups, topics and sections. */
export const groupStates: Record<GroupOpenState, BadgeState> = {
  [GroupOpenState.Upcoming]: { tone: 'blue', label: '未开始', icon: IconClock },
  [GroupOpenState.Open]: { tone: 'teal', label: '进行中', icon: IconMessageCircle },
  [GroupOpenState.Closed]: { tone: 'grey', label: '已结束', icon: IconLock },
};
