import {
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
import { useHidesCoins } from '../session/use-hides-coins.ts';

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

const ledger = '/home/gold';

/** The pages of the signed-in home (rule 10.12). */
export const homePages: readonly NavItem[] = [
  { href: '/home', label: '我的主页', exact: true, icon: <IconHome {...icon} /> },
  { href: '/home/task', label: '任务记录', icon: <IconListCheck {...icon} /> },
  { href: ledger, label: '金币明细', icon: <IconCoin {...icon} /> },
  { href: '/home/card', label: '卡券', icon: <IconTicket {...icon} /> },
  { href: '/home/exchange', label: '兑换记录', icon: <IconGift {...icon} /> },
  { href: '/home/user', label: '个人中心', icon: <IconUser {...icon} /> },
  { href: '/home/invite', label: '邀请好友', icon: <IconUserPlus {...icon} /> },
  { href: '/home/feedback', label: '帮助与反馈', icon: <IconHeadset {...icon} /> },
];

/** The entries that this member can use, without the ledger for those who see no coins. */
export const useHomeMenu = (): readonly NavItem[] => {
  const hidesCoins = useHidesCoins();
  return homePages.filter(({ href }) => !hidesCoins || href !== ledger);
};
