import { IconCheck, IconClock, IconHourglass, IconMinus, IconX } from '@tabler/icons-react';
import { GroupRewardState } from '@yayan/api-client';
import type { BadgeState } from '@yayan/ui';

/** The badge of the state of a person's reward. */
export const rewardStates: Record<GroupRewardState, BadgeState> = {
  [GroupRewardState.Tallied]: { tone: 'blue', label: '待确认', icon: IconClock },
  [GroupRewardState.Paid]: { tone: 'green', label: '已发放', icon: IconCheck },
  [GroupRewardState.Nothing]: { tone: 'grey', label: '没有报酬', icon: IconMinus },
  [GroupRewardState.Kept]: { tone: 'gold', label: '等待注册领取', icon: IconHourglass },
  [GroupRewardState.Lapsed]: { tone: 'grey', label: '过期未领', icon: IconX },
};
