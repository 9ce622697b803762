import type { ReactNode } from 'react';

/** One entry of a navigation: address, text, and a 24 px icon where icons are shown. */
export interface NavItem {
  href: string;
  label: string;
  icon?: ReactNode;
  /** Matches only this path, not the paths below it; for entries like /home. */
  exact?: boolean | undefined;
  /** Paths below this one also belong to the entry: 我的 is current on all of /home/*. */
  under?: string | undefined;
  /** Other pages that belong to the entry, and the paths below them. */
  also?: readonly string[] | undefined;
  /** Whether something is unread there: then tabs and side menus show a red dot. */
  unread?: boolean | undefined;
}

/** Whether `path` is the item's page or below it. */
export const isCurrent = (item: NavItem, path: string): boolean => {
  const target = item.href.split(/[?#]/)[0] ?? '';
  if (path === target) return true;
  if (item.under !== undefined && path.startsWith(`${item.under}/`)) return true;
  if (item.also?.some((other) => path === other || path.startsWith(`${other}/`))) return true;
  return !item.exact && target !== '/' && path.startsWith(`${target}/`);
};
