import { type Page, page } from '@yayan/site';
import type { PageAccess } from './shell/guards/navigation-rules.ts';

/** The pages on which hosts make and run groups. They aren't listed in contract/routes.tsv: we added them. */
export const hostPages: readonly Page<PageAccess>[] = [
  page(
    '/hosting/enter',
    '主持讨论组',
    'public',
    () => import('./features/hosting/enter/HostingEnterPage.tsx'),
  ),
  page('/hosting', '我主持的讨论组', 'host', () => import('./features/hosting/groups/HostedGroupsPage.tsx')),
  page('/hosting/new', '新建讨论组', 'host', () => import('./features/hosting/settings/NewGroupPage.tsx')),
  page(
    '/hosting/:groupId',
    '讨论组概览',
    'host',
    () => import('./features/hosting/life/GroupOverviewPage.tsx'),
  ),
  page(
    '/hosting/:groupId/settings',
    '讨论组设置',
    'host',
    () => import('./features/hosting/settings/SettingsPage.tsx'),
  ),
  page('/hosting/:groupId/guide', '提纲', 'host', () => import('./features/hosting/guide/GuidePage.tsx')),
];
