import {
  IconArrowBackUp,
  IconCalendarCheck,
  IconClipboardCheck,
  IconGift,
  IconMessages,
  IconPencil,
  IconSeedling,
  IconTrophy,
  IconUserPlus,
  type Icon,
} from '@tabler/icons-react';
import type { CoinCauseKind } from '@yayan/api-client';

/** How one kind of cause is shown, and where on the site it can be looked at. */
interface CauseLook {
  name: string;
  icon: Icon;
  /** Absent where there is no place to look. */
  link?: { href: string; label: string };
}

/** By what moved the coins. */
export const coinCauses: Record<CoinCauseKind, CauseLook> = {
  participation: {
    name: '任务',
    icon: IconClipboardCheck,
    link: { href: '/home/task', label: '看任务记录' },
  },
  checkin: { name: '签到', icon: IconCalendarCheck, link: { href: '/home', label: '看签到' } },
  exchange: { name: '兑换', icon: IconGift, link: { href: '/home/exchange', label: '看兑换记录' } },
  exchangeRefund: {
    name: '兑换退回',
    icon: IconArrowBackUp,
    link: { href: '/home/exchange', label: '看兑换记录' },
  },
  invite: { name: '邀请', icon: IconUserPlus, link: { href: '/home/invite', label: '看邀请记录' } },
  correction: { name: '更正', icon: IconPencil },
  welcome: { name: '新人', icon: IconSeedling },
  campaign: { name: '活动', icon: IconTrophy },
  group: { name: '讨论组', icon: IconMessages },
};
