import {
  IconClipboardCheck,
  IconCoin,
  IconGift,
  IconHeadset,
  IconHome,
  IconListCheck,
  IconTicket,
  IconUser,
  IconUserPlus,
} from '@tabler/icons-react';
import type { NavItem } from '@yayan/ui';

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

/** Header of a visitor: 任务 leads to /login, as every page for members does (spec §2). */
export const visitorNav: readonly NavItem[] = [
  { href: '/', label: '首页', exact: true },
  { href: '/task', label: '任务' },
  { href: '/exchange', label: '兑换' },
  { href: '/app', label: 'APP' },
];

export const memberNav: readonly NavItem[] = [
  { href: '/home', label: '我的主页' },
  { href: '/task', label: '任务' },
  { href: '/exchange', label: '兑换' },
  { href: '/app', label: '赚积分 APP' },
];

export const memberTabs: readonly NavItem[] = [
  { href: '/home', label: '首页', exact: true, icon: <IconHome {...icon} /> },
  { href: '/task', label: '任务', icon: <IconClipboardCheck {...icon} /> },
  { href: '/exchange', label: '兑换', icon: <IconGift {...icon} /> },
  { href: '/home/user', label: '我的', icon: <IconUser {...icon} /> },
];

/** Side menu of the signed-in home (spec §2). */
export const homeMenu: readonly NavItem[] = [
  { href: '/home', label: '首页', exact: true, icon: <IconHome {...icon} /> },
  { href: '/home/task', label: '任务记录', icon: <IconListCheck {...icon} /> },
  { href: '/home/gold', label: '金币明细', icon: <IconCoin {...icon} /> },
  { href: '/home/card', label: '卡券', icon: <IconTicket {...icon} /> },
  { href: '/home/exchange', label: '兑换记录', icon: <IconGift {...icon} /> },
  { href: '/home/user', label: '个人中心', icon: <IconUser {...icon} /> },
  { href: '/home/invite', label: '邀请好友', icon: <IconUserPlus {...icon} /> },
  { href: '/home/feedback', label: '帮助与反馈', icon: <IconHeadset {...icon} /> },
];

export const footerLinks = [
  { href: '/about', label: '关于我们' },
  { href: '/agreement', label: '用户协议' },
  { href: '/privacy', label: '隐私政策' },
  { href: '/cooperate', label: '商务合作' },
] as const;
