import {
  IconAlertCircle,
  IconArrowBackUp,
  IconArrowRight,
  IconCheck,
  IconClock,
  IconX,
} from '@tabler/icons-react';
import type { BadgeState } from './StateBadge.tsx';

/** Badges of an order's states, by number (rules 5.4 and 10.20). */
export const exchangeStates = {
  0: { tone: 'blue', label: '待审核', icon: IconClock },
  1: { tone: 'green', label: '已发放', icon: IconCheck },
  2: { tone: 'blue', label: '待发放', icon: IconArrowRight },
  3: { tone: 'grey', label: '已撤销', icon: IconArrowBackUp, help: '金币已退回' },
  4: { tone: 'red', label: '审核未通过', icon: IconX, help: '金币已退回，原因见订单' },
  5: { tone: 'red', label: '发放失败', icon: IconAlertCircle, help: '可修改账号后重新发放' },
} as const satisfies Record<number, BadgeState>;
