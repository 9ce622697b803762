import { ButtonLink } from '../../link/ButtonLink.tsx';
import { HeaderBar } from './HeaderBar.tsx';
import { NavLinks } from '../navigation/NavLinks.tsx';
import { PhoneMenu } from '../navigation/PhoneMenu.tsx';
import type { NavItem } from '../navigation/nav-item.ts';

interface VisitorHeaderProps {
  homeHref: string;
  /** Path of the page shown, to mark the current entry. */
  path: string;
  nav: readonly NavItem[];
  /** The phone's menu, if it has more than the navigation. */
  menu?: readonly NavItem[] | undefined;
  /** Undefined on the page to which it would lead. */
  signIn?: { href: string; label?: string | undefined } | undefined;
  /** White over the hero until the page is scrolled by more than 20 px (rule 10.10). */
  landing?: boolean | undefined;
}

/**
 * The member site's header for visitors (rule 10.10): sign-in button and navigation, which is a bottom sheet on phones. The
 * search, which loads later, fills `data-search-place`.
 */
export function VisitorHeader({ homeHref, path, nav, menu = nav, signIn, landing }: VisitorHeaderProps) {
  const actions = (
    <>
      <span data-search-place />
      {signIn ? (
        <ButtonLink href={signIn.href} h={44}>
          {signIn.label ?? '登录 / 注册'}
        </ButtonLink>
      ) : null}
      <PhoneMenu items={menu} path={path} />
    </>
  );
  return (
    <HeaderBar homeHref={homeHref} landing={landing} actions={actions}>
      <NavLinks items={nav} path={path} label="主导航" />
    </HeaderBar>
  );
}
