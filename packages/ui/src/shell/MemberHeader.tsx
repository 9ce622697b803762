import { Link } from '../link/Link.tsx';
import { Button } from '../mantine/button.ts';
import type { AccountMenuItem } from './AccountMenu.tsx';
import { LazyAccountMenu } from './LazyAccountMenu.tsx';
import { BellLink } from './BellLink.tsx';
import { HeaderBar } from './HeaderBar.tsx';
import { NavLinks } from './NavLinks.tsx';
import { PhoneMenu } from './PhoneMenu.tsx';
import type { NavItem } from './nav-item.ts';

/** Who is signed in, as the header shows it. */
export interface HeaderMember {
  nickname: string;
  avatar?: string | null | undefined;
  menu: readonly AccountMenuItem[];
  bell?: { href: string; unread: boolean } | undefined;
}

interface MemberHeaderProps {
  homeHref: string;
  /** Path of the page shown, to mark the current entry. */
  path: string;
  nav: readonly NavItem[];
  /** Absent while signed out: the header then offers `signIn`. */
  member?: HeaderMember | undefined;
  signIn: { href: string; label?: string | undefined };
  /** White over the hero until the page is scrolled by more than 20 px (spec §2). */
  landing?: boolean | undefined;
}

/** Header of the member site (spec §2 Header). On phones a visitor's navigation is a sheet; a member has `BottomTabs`. */
export function MemberHeader({ homeHref, path, nav, member, signIn, landing }: MemberHeaderProps) {
  const actions = member ? (
    <>
      {member.bell ? <BellLink {...member.bell} /> : null}
      <LazyAccountMenu name={member.nickname} avatar={member.avatar} items={member.menu} />
    </>
  ) : (
    <>
      <Button component={Link} href={signIn.href} h={44}>
        {signIn.label ?? '登录 / 注册'}
      </Button>
      <PhoneMenu items={nav} path={path} />
    </>
  );
  return (
    <HeaderBar homeHref={homeHref} landing={landing} actions={actions}>
      <NavLinks items={nav} path={path} label="主导航" />
    </HeaderBar>
  );
}
