import { QueryClientProvider } from '@tanstack/react-query';
import { createSession } from '@yayan/auth';
import { YayanProvider } from '@yayan/ui';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

/** The group of the mock. */
const hash = 'g5Rf1zB7kMqJ';
/** The document's example, which the mock accepts. */
const tokens = {
  token: 'ya1.M0yq8mXw2vN5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2v',
  refreshToken: 'yr1.N5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2vN5cK7sQ1rL',
  expired: 9_999_999_999_999,
};
/** Another tab of the same group changes the session. */
const elsewhere = createSession({ prefix: `bbs.${hash}.` });

let Layout: typeof import('./Layout.tsx').Layout;
let queryClient: typeof import('../client/client.ts').queryClient;
let group: typeof import('../../testing/group-start.ts');
let openMockForVisitors: typeof import('../../testing/open-mock.ts').openMockForVisitors;
beforeAll(async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="yayan-other-site" content="http://127.0.0.1:4100" />',
  );
  localStorage.setItem('bbs.taskHashId', hash);
  ({ Layout } = await import('./Layout.tsx'));
  ({ queryClient } = await import('../client/client.ts'));
  group = await import('../../testing/group-start.ts');
  ({ openMockForVisitors } = await import('../../testing/open-mock.ts'));
});
beforeEach(() => {
  openMockForVisitors({ seed: group.groupSeed() });
  elsewhere.signIn(tokens);
});

const openTopic = async () => {
  const router = createMemoryRouter(
    [
      {
        Component: Layout,
        children: [
          { path: '/topic', element: <p>别人的回答</p> },
          { path: '/bbs/:id', element: <p>登录讨论小组</p> },
        ],
      },
    ],
    { initialEntries: ['/topic'] },
  );
  await render(
    <QueryClientProvider client={queryClient}>
      <YayanProvider>
        <RouterProvider router={router} />
      </YayanProvider>
    </QueryClientProvider>,
  );
  await expect.element(page.getByText('别人的回答')).toBeVisible();
  return router;
};

test('signing out in another tab removes the answers from the screen and leads to the login page', async () => {
  const router = await openTopic();
  queryClient.setQueryData(['/focusResponses'], { items: ['别人的回答'] });
  elsewhere.clear();
  globalThis.dispatchEvent(new StorageEvent('storage', { key: `bbs.${hash}.token` }));
  await expect.element(page.getByText('登录讨论小组')).toBeVisible();
  expect(page.getByText('别人的回答').elements()).toEqual([]);
  expect(router.state.location.pathname).toBe(`/bbs/${hash}`);
  await expect.poll(() => queryClient.getQueryData(['/focusResponses'])).toBeUndefined();
});

test('signing out of another group changes nothing here', async () => {
  await openTopic();
  const other = createSession({ prefix: 'bbs.groupbbbb.' });
  other.signIn(tokens);
  other.clear();
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'bbs.groupbbbb.token' }));
  await new Promise((resolve) => void setTimeout(resolve, 100));
  await expect.element(page.getByText('别人的回答')).toBeVisible();
});

test('a tab that got no event leaves when it is shown again', async () => {
  await openTopic();
  elsewhere.clear();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(page.getByText('登录讨论小组')).toBeVisible();
});

const askToSignOut = async () => {
  await page.getByRole('button', { name: /的账号菜单$/u }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  return page.getByRole('dialog', { name: '确定退出登录？' });
};

test('signing out asks first, and staying changes nothing', async () => {
  await openTopic();
  const question = await askToSignOut();
  await expect.element(question.getByText('你还在讨论小组里，随时可以再进来。')).toBeVisible();
  await question.getByRole('button', { name: '再想想' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(elsewhere.token()).toBe(tokens.token);
});

test('the question counts this person’s unsent texts, and signing out keeps them', async () => {
  const own = `bbs.draft.${group.me.identity.groupMemberId}.section.1`;
  localStorage.setItem(own, JSON.stringify({ text: '豆浆和', clientId: 'c1' }));
  localStorage.setItem(
    `bbs.draft.${group.me.identity.groupMemberId}.section.2`,
    '{"text":" ","clientId":"c2"}',
  );
  localStorage.setItem('bbs.draft.somebody-else.section.1', '{"text":"油条","clientId":"c3"}');
  await openTopic();
  const question = await askToSignOut();
  await expect.element(question.getByText(/^有 1 段内容写了还没发出/u)).toBeVisible();
  await question.getByRole('button', { name: '退出登录' }).click();
  await expect.element(page.getByText('登录讨论小组')).toBeVisible();
  await expect.element(question).not.toBeInTheDocument();
  expect(localStorage.getItem(own)).toContain('豆浆和');
});
