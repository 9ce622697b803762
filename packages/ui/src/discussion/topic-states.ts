import { IconCheck, IconMessageCircleQuestion, IconPencil } from '@tabler/icons-react';
import type { BadgeState } from '../badge/StateBadge.tsx';

/** The states of a topic for its respondent. */
export const topicStates = {
  open: { tone: 'teal', label: '待回答', icon: IconPencil },
  answered: { tone: 'green', label: '已回答', icon: IconCheck },
  probed: { tone: 'gold', label: '有追问', icon: IconMessageCircleQuestion },
} as const satisfies Record<string, BadgeState>;
