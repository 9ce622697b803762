import type { NewMessages } from '@yayan/api-client';
import { isCurrent, type NavItem } from '@yayan/ui';

const pathOf = (link: string): string => link.split(/[?#]/u)[0] ?? link;

/** The links that lead to the page at `path`, with any query or hash. */
export const linksTo = (links: readonly string[], path: string): string[] =>
  links.filter((link) => pathOf(link) === path);

/** The entries of a menu, each with a dot if an unread message leads to one of its pages (rule 7.24). */
export const withDots = <Item extends Omit<NavItem, 'icon' | 'unread'>>(
  items: readonly Item[],
  links: readonly string[],
): (Item & { unread: boolean })[] =>
  items.map((item) => ({ ...item, unread: links.some((link) => isCurrent(item, pathOf(link))) }));

/** Where the bell and 消息 lead: to the notices if only they are unread, because the list of messages would show nothing new. */
export const messagesHref = (unread: NewMessages | undefined): string =>
  unread && unread.messages === 0 && unread.notices > 0 ? '/home/message?tab=notices' : '/home/message';
