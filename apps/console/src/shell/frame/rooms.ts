import type { Overview } from '@yayan/console-client';
import {
  IconArticle,
  IconChecklist,
  IconClipboardList,
  IconConfetti,
  IconGift,
  IconHistory,
  IconHome,
  IconMessages,
  IconPhotoCheck,
  IconPlugConnected,
  IconReceipt,
  IconServer,
  IconUserShield,
  IconUsers,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';

type Work = Overview['waiting'][number]['what'];

/** A room of the console in the left rail. */
interface Room {
  href: string;
  label: string;
  icon: Icon;
  /** What waits in it; how much stands beside its name. */
  waits?: readonly Work[];
}

/** Only rooms that work. */
export const rooms: readonly Room[] = [
  { href: '/', label: '今天', icon: IconHome },
  { href: '/tasks', label: '任务', icon: IconClipboardList, waits: ['closedTasks', 'heldPay'] },
  { href: '/hand-ins', label: '审核', icon: IconPhotoCheck, waits: ['handIns'] },
  { href: '/members', label: '会员', icon: IconUsers },
  {
    href: '/orders',
    label: '兑换',
    icon: IconReceipt,
    waits: ['ordersFailed', 'ordersHeld', 'ordersToReview', 'ordersToSend', 'ordersHeldBack', 'providers'],
  },
  { href: '/benefits', label: '福利', icon: IconGift },
  { href: '/groups', label: '讨论小组', icon: IconUsersGroup, waits: ['payOuts'] },
  { href: '/campaigns', label: '活动', icon: IconConfetti },
  { href: '/contents', label: '内容', icon: IconArticle, waits: ['applications'] },
  { href: '/partners', label: '合作方', icon: IconPlugConnected, waits: ['reports'] },
  { href: '/tickets', label: '客服', icon: IconMessages, waits: ['tickets'] },
  { href: '/system/requests', label: '同意请求', icon: IconChecklist, waits: ['requests'] },
  { href: '/system/state', label: '系统', icon: IconServer },
  { href: '/system/operators', label: '操作员', icon: IconUserShield },
  { href: '/system/audit', label: '操作记录', icon: IconHistory },
];
