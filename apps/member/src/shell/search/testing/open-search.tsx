import { MemberHeader } from '@yayan/ui';
import { Outlet } from 'react-router';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '../../../testing/render-page.ts';
import { SearchDoor } from '../SearchDoor.tsx';

function Frame() {
  return (
    <>
      <MemberHeader
        homeHref="/home"
        path="/home"
        nav={[
          { href: '/home', label: '首页' },
          { href: '/task', label: '任务' },
        ]}
        member={{ nickname: '小芽', menu: [], bell: { href: '/home/message', unread: false } }}
      />
      <main>
        <Outlet />
      </main>
      <SearchDoor />
    </>
  );
}

/** Opens a page with the header's and the keys' way to the search. */
export const showPage = async (path = '/home'): Promise<void> => {
  await renderPage(
    [
      {
        path: '/',
        element: <Frame />,
        children: [
          { path: 'home', element: <input aria-label="页面上的输入框" /> },
          { path: 'home/feedback', element: <h1>帮助与反馈</h1> },
          { path: 'task/detail/:id', element: <h1>任务详情</h1> },
          { path: 'task/go', element: <h1>问卷</h1> },
        ],
      },
    ],
    path,
  );
};
export const field = page.getByRole('searchbox', { name: '搜索' });
export const openSearch = async (): Promise<void> => {
  await page.getByRole('button', { name: /^搜索/u }).click();
  await expect.element(field).toHaveFocus();
};
