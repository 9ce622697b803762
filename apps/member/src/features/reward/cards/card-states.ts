import { IconCircleCheck, IconClockPlay, IconHistory, IconTicket } from '@tabler/icons-react';
import { CardState } from '@yayan/api-client';
import type { BadgeState } from '@yayan/ui';

/** The badges of a card's states. */
export const cardStates: Readonly<Record<CardState, BadgeState>> = {
  [CardState.Usable]: { tone: 'green', label: '可用', icon: IconTicket },
  [CardState.Active]: { tone: 'blue', label: '生效中', icon: IconClockPlay },
  [CardState.Used]: { tone: 'grey', label: '已使用', icon: IconCircleCheck },
  [CardState.Expired]: { tone: 'grey', label: '已过期', icon: IconHistory },
};
