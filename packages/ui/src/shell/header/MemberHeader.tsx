import type { AccountMenuItem } from './AccountMenu.tsx';
import { LazyAccountMenu } from './LazyAccountMenu.tsx';
import { BellLink } from './BellLink.tsx';
import { HeaderBar } from './HeaderBar.tsx';
import { NavLinks } from '../navigation/NavLinks.tsx';
import type { NavItem } from '../navigation/nav-item.ts';

/** The signed-in member in the header. */
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
  /** Undefined while it is loading; then only the space of the account's button is reserved. */
  member: HeaderMember | undefined;
}

/**
 * The member site's header for signed-in members (rule 10.10). Below desktops they navigate with `BottomTabs`. The search,
 * which loads later, fills `data-search-place`.
 */
export function MemberHeader({ homeHref, path, nav, member }: MemberHeaderProps) {
  const actions = (
    <>
      <span data-search-place />
      {member ? (
        <>
          {member.bell ? <BellLink {...member.bell} /> : null}
          <LazyAccountMenu name={member.nickname} avatar={member.avatar} items={member.menu} />
        </>
      ) : null}
    </>
  );
  return (
    <HeaderBar homeHref={homeHref} actions={actions}>
      <NavLinks items={nav} path={path} label="主导航" from="desktop" />
    </HeaderBar>
  );
}
