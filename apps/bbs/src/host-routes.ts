import { type Page, page } from '@yayan/site';
import type { PageAccess } from './shell/guards/navigation-rules.ts';

/**
 * The pages on which hosts make and run groups. They aren't listed in contract/routes.tsv, because we added them. Those below
 * /hosting have the hosts' session, the others that of the group.
 */
export const hostPages: readonly Page<PageAccess>[] = [
  page(
    '/hosting/enter',
    '主持讨论小组',
    'public',
    () => import('./features/hosting/enter/HostingEnterPage.tsx'),
  ),
  page(
    '/hosting',
    '我主持的讨论小组',
    'host',
    () => import('./features/hosting/groups/HostedGroupsPage.tsx'),
  ),
  page('/hosting/new', '新建讨论小组', 'host', () => import('./features/hosting/settings/NewGroupPage.tsx')),
  page(
    '/hosting/:groupId',
    '讨论小组概览',
    'host',
    () => import('./features/hosting/life/GroupOverviewPage.tsx'),
  ),
  page(
    '/hosting/:groupId/settings',
    '讨论小组设置',
    'host',
    () => import('./features/hosting/settings/SettingsPage.tsx'),
  ),
  page('/hosting/:groupId/guide', '提纲', 'host', () => import('./features/hosting/guide/GuidePage.tsx')),
  page(
    '/hosting/:groupId/preview',
    '受访者预览',
    'host',
    () => import('./features/hosting/preview/PreviewPage.tsx'),
  ),
  page(
    '/hosting/:groupId/rehearsal',
    '彩排',
    'host',
    () => import('./features/hosting/rehearsal/RehearsalPage.tsx'),
  ),
  page(
    '/hosting/:groupId/people',
    '邀请名单',
    'host',
    () => import('./features/hosting/invitations/InvitationsPage.tsx'),
  ),
  page(
    '/hosting/:groupId/rewards',
    '报酬',
    'host',
    () => import('./features/hosting/rewards/RewardsPage.tsx'),
  ),
  page(
    '/hosting/:groupId/changes',
    '改动记录',
    'host',
    () => import('./features/hosting/changes/ChangesPage.tsx'),
  ),
  page('/reminders', '提醒受访者', 'group', () => import('./features/hosting/reminders/RemindersPage.tsx')),
];
