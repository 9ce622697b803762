import {
  IconAward,
  IconClipboardHeart,
  IconConfetti,
  IconGift,
  IconHeadset,
  IconHome,
  IconListCheck,
  IconMessages,
  IconSchool,
  IconTicket,
  IconTrophy,
  IconUser,
  IconUserPlus,
} from '@tabler/icons-react';
import { Coin, type NavItem } from '@yayan/ui';
import { useHidesCoins } from '../session/use-hides-coins.ts';

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

const ledger = '/home/gold';

/** The pages of the signed-in home (rule 10.12). */
export const homePages: readonly NavItem[] = [
  { href: '/home', label: '首页', exact: true, icon: <IconHome {...icon} /> },
  { href: '/home/task', label: '任务记录', icon: <IconListCheck {...icon} /> },
  { href: ledger, label: '金币明细', icon: <Coin size={icon.size} /> },
  { href: '/home/card', label: '卡券', icon: <IconTicket {...icon} /> },
  { href: '/home/exchange', label: '兑换记录', icon: <IconGift {...icon} /> },
  { href: '/home/user', label: '账号设置', icon: <IconUser {...icon} /> },
  { href: '/home/invite', label: '邀请好友', icon: <IconUserPlus {...icon} /> },
  { href: '/home/feedback', label: '帮助与反馈', icon: <IconHeadset {...icon} /> },
];

/** Pages of 我的 outside `/home` (rule 10.12). On a desktop 我的 has no tab, so side menu and avatar menu link to them. */
export const morePages: readonly NavItem[] = [
  { href: '/topic', label: '我的讨论', icon: <IconMessages {...icon} /> },
  { href: '/activity', label: '活动', icon: <IconConfetti {...icon} /> },
  { href: '/user/survey', label: '个人资料问卷', icon: <IconClipboardHeart {...icon} /> },
  { href: '/course', label: '课程', icon: <IconSchool {...icon} /> },
  { href: '/ranking', label: '达人榜', icon: <IconTrophy {...icon} /> },
  { href: '/appraise', label: '月度评选', icon: <IconAward {...icon} /> },
];

/** The entries that this member can use, without the ledger for those who see no coins. */
export const useHomeMenu = (): readonly NavItem[] => {
  const hidesCoins = useHidesCoins();
  return homePages.filter(({ href }) => !hidesCoins || href !== ledger);
};
