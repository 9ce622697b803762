import type { NavItem } from '@yayan/ui';

/** The visitor's header: 任务 leads to /login, as every members' page does (rule 10.10). */
export const visitorNav: readonly NavItem[] = [
  { href: '/', label: '首页', exact: true },
  { href: '/task', label: '任务' },
  { href: '/exchange', label: '兑换' },
  { href: '/app', label: 'APP' },
];

export const memberNav: readonly NavItem[] = [
  { href: '/home', label: '我的主页' },
  { href: '/task', label: '任务' },
  { href: '/exchange', label: '兑换' },
  { href: '/app', label: 'APP' },
];

/** Pages that 我的 lists and the side menu doesn't (rule 10.12). On a desktop 我的 has no tab, so the avatar menu links to them. */
export const morePages = [
  { href: '/topic', label: '我的讨论' },
  { href: '/activity', label: '活动' },
  { href: '/user/survey', label: '个人资料问卷' },
  { href: '/course', label: '课程' },
  { href: '/ranking', label: '达人榜' },
  { href: '/appraise', label: '月度评选' },
] as const;
