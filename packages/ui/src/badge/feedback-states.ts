import {
  IconCircleCheck,
  IconClock,
  IconInbox,
  IconMessageQuestion,
  IconPencil,
  IconProgress,
} from '@tabler/icons-react';
import type { BadgeState } from './StateBadge.tsx';

/** Badges of a feedback ticket's states, by number; gold asks the member to act. */
export const feedbackStates = {
  0: { tone: 'blue', label: '待受理', icon: IconInbox },
  1: { tone: 'blue', label: '待处理', icon: IconClock },
  2: { tone: 'blue', label: '处理中', icon: IconProgress },
  3: { tone: 'gold', label: '待你补充', icon: IconPencil },
  4: { tone: 'gold', label: '待你确认', icon: IconMessageQuestion },
  5: { tone: 'green', label: '已确认', icon: IconCircleCheck },
} as const satisfies Record<number, BadgeState>;
