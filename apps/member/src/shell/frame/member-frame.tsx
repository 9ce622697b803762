import { IconClipboardCheck, IconGift, IconHome, IconUser } from '@tabler/icons-react';
import { BottomTabs, type NavItem, SideMenu } from '@yayan/ui';
import { withDots } from '../unread/unread-links.ts';
import { useUnread } from '../unread/use-unread.ts';
import { morePages, useHomeMenu } from './home-menu.tsx';

export { BackToMe } from './BackToMe.tsx';
export { SignedInHeader } from './SignedInHeader.tsx';

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

const memberTabs: readonly NavItem[] = [
  { href: '/home', label: '首页', exact: true, icon: <IconHome {...icon} /> },
  { href: '/task', label: '任务', icon: <IconClipboardCheck {...icon} /> },
  { href: '/exchange', label: '兑换', icon: <IconGift {...icon} /> },
  {
    href: '/home/me',
    label: '我的',
    under: '/home',
    also: ['/topic', '/activity', '/user/survey', '/course', '/ranking', '/appraise'],
    icon: <IconUser {...icon} />,
  },
];

/** The tabs at the bottom of a member's page on phones and tablets. 我的 has a dot while anything is unread (rule 7.24). */
export function MemberTabs({ path }: { path: string }) {
  const unread = useUnread() !== undefined;
  const items = memberTabs.map((tab) => (tab.under === undefined ? tab : { ...tab, unread }));
  return <BottomTabs items={items} path={path} />;
}

/** The menu next to a member's own pages on a desktop (rule 10.12). */
export function MemberSide({ path }: { path: string }) {
  const links = useUnread()?.links ?? [];
  return <SideMenu items={withDots(useHomeMenu(), links)} more={withDots(morePages, links)} path={path} />;
}
