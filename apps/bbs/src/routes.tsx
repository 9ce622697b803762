import { type Page, page } from '@yayan/site';
import { hostPages } from './host-routes.ts';
import type { PageAccess } from './shell/guards/navigation-rules.ts';

/** Every page of the discussion site: path, title, who may open it, and where it is. */
export const pages: readonly Page<PageAccess>[] = [
  page('/bbs/:id', '登录讨论小组', 'public', () => import('./features/group/sign-in/GroupLoginPage.tsx')),
  page('/bbs/:id/user', '受访者', 'group', () => import('./features/group/profile/GroupProfilePage.tsx')),
  page('/bbs-response', '讨论详情', 'group', () => import('./pages/ResponsesPage.tsx')),
  page('/bbs-attachment', '图片和视频', 'group', () => import('./features/gallery/GalleryPage.tsx')),
  page('/topic', '话题', 'group', () => import('./features/group/topics/TopicListPage.tsx')),
  page('/topic/:topicId', '话题详情', 'group', () => import('./features/group/topics/TopicPage.tsx')),
  ...hostPages,
];
