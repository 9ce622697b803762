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
import { BottomTabs, type NavItem, SideMenu } from '@yayan/ui';
import { useHidesCoins } from '../session/use-hides-coins.ts';

export { LiveNotifications } from '../live/LiveNotifications.tsx';
export { MakeMoneyIcon } from './MakeMoneyIcon.tsx';
export { SignedInHeader } from './SignedInHeader.tsx';

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

const memberTabs: readonly NavItem[] = [
  { href: '/home', label: '首页', exact: true, icon: <IconHome {...icon} /> },
  { href: '/task', label: '任务', icon: <IconClipboardCheck {...icon} /> },
  { href: '/exchange', label: '兑换', icon: <IconGift {...icon} /> },
  { href: '/home/user', label: '我的', icon: <IconUser {...icon} /> },
];

const ledger = '/home/gold';

/** Side menu of the signed-in home (rule 10.12). */
const homeMenu: readonly NavItem[] = [
  { href: '/home', label: '首页', exact: true, icon: <IconHome {...icon} /> },
  { href: '/home/task', label: '任务记录', icon: <IconListCheck {...icon} /> },
  { href: ledger, label: '金币明细', icon: <IconCoin {...icon} /> },
  { href: '/home/card', label: '卡券', icon: <IconTicket {...icon} /> },
  { href: '/home/exchange', label: '兑换记录', icon: <IconGift {...icon} /> },
  { href: '/home/user', label: '个人中心', icon: <IconUser {...icon} /> },
  { href: '/home/invite', label: '邀请好友', icon: <IconUserPlus {...icon} /> },
  { href: '/home/feedback', label: '帮助与反馈', icon: <IconHeadset {...icon} /> },
];

/** The tabs at the bottom of a member's page on a phone. */
export function MemberTabs({ path }: { path: string }) {
  return <BottomTabs items={memberTabs} path={path} />;
}

/** The menu beside a member's own pages on a desktop; without the ledger for those who see no coins. */
export function MemberSide({ path }: { path: string }) {
  const hidesCoins = useHidesCoins();
  const items = hidesCoins ? homeMenu.filter(({ href }) => href !== ledger) : homeMenu;
  return <SideMenu items={items} path={path} />;
}
