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

/** A room of the console in the left rail. */
interface Room {
  href: string;
  label: string;
  icon: Icon;
  /** Whether the number of requests that wait for me stands beside it. */
  countsRequests?: boolean;
}

/** Only rooms that work. */
export const rooms: readonly Room[] = [
  { href: '/', label: '今天', icon: IconHome },
  { href: '/tasks', label: '任务', icon: IconClipboardList },
  { href: '/hand-ins', label: '审核', icon: IconPhotoCheck },
  { href: '/members', label: '会员', icon: IconUsers },
  { href: '/orders', label: '兑换', icon: IconReceipt },
  { href: '/benefits', label: '权益', icon: IconGift },
  { href: '/groups', label: '讨论组', icon: IconUsersGroup },
  { href: '/campaigns', label: '活动', icon: IconConfetti },
  { href: '/contents', label: '内容', icon: IconArticle },
  { href: '/partners', label: '合作方', icon: IconPlugConnected },
  { href: '/tickets', label: '客服', icon: IconMessages },
  { href: '/system/requests', label: '同意请求', icon: IconChecklist, countsRequests: true },
  { href: '/system/state', label: '系统', icon: IconServer },
  { href: '/system/operators', label: '操作员', icon: IconUserShield },
  { href: '/system/audit', label: '操作记录', icon: IconHistory },
];
