import type { ReactNode } from 'react';

/** One entry of a navigation: where it goes, what it says, and its 24 px icon where the place shows one. */
export interface NavItem {
  href: string;
  label: string;
  icon?: ReactNode;
  /** Matches only this very path, not what lies below it; for entries like /home. */
  exact?: boolean | undefined;
}

/** Whether `path` is the item's page or lies below it. */
export const isCurrent = (item: NavItem, path: string): boolean => {
  const target = item.href.split(/[?#]/)[0] ?? '';
  if (path === target) return true;
  return !item.exact && target !== '/' && path.startsWith(`${target}/`);
};
