import type { NavItem } from '@yayan/ui';

/** The visitor's header: 任务 leads to /login, as every members' page does (rule 10.10). */
export const visitorNav: readonly NavItem[] = [
  { href: '/', label: '首页', exact: true },
  { href: '/task', label: '任务' },
  { href: '/exchange', label: '兑换' },
  { href: '/app', label: 'APP' },
];

/** On phones the footer is far away, so the menu has help too. */
export const visitorMenu: readonly NavItem[] = [...visitorNav, { href: '/help', label: '帮助' }];

export const memberNav: readonly NavItem[] = [
  { href: '/home', label: '首页' },
  { href: '/task', label: '任务' },
  { href: '/exchange', label: '兑换' },
  { href: '/app', label: 'APP' },
];
