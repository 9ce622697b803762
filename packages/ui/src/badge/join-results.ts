import {
  IconCheck,
  IconClockX,
  IconCookieOff,
  IconHourglass,
  IconMapPinOff,
  IconNetworkOff,
  IconUserSearch,
  IconUsers,
  IconBolt,
} from '@tabler/icons-react';
import type { BadgeState } from './StateBadge.tsx';

/** Badges of a participation's results, by number (rule 3.4). */
export const joinResults = {
  0: { tone: 'blue', label: '未完成', icon: IconHourglass },
  1: { tone: 'green', label: '已完成', icon: IconCheck },
  2: { tone: 'grey', label: '未入选', icon: IconUserSearch, help: '你的回答没问题，只是这次需要的人群不同' },
  3: { tone: 'grey', label: '名额已满', icon: IconUsers },
  4: { tone: 'red', label: '用时过短', icon: IconBolt },
  5: { tone: 'red', label: '网络不符', icon: IconNetworkOff },
  6: { tone: 'red', label: 'Cookie 被拦', icon: IconCookieOff },
  7: { tone: 'grey', label: '城市不符', icon: IconMapPinOff },
  8: { tone: 'grey', label: '已超时', icon: IconClockX },
} as const satisfies Record<number, BadgeState>;

/** The badge of one result. A result 4 says what was wrong: too fast, or a question that asked for a certain choice. */
export const joinResultBadge = (
  result: keyof typeof joinResults,
  cause: 'time' | 'attention' | null,
): BadgeState => (cause === 'attention' ? { ...joinResults[4], label: '未按要求作答' } : joinResults[result]);
