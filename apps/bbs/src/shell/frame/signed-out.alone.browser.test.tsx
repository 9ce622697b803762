import { QueryClientProvider } from '@tanstack/react-query';
import { configureClient } from '@yayan/api-client';
import { createSession } from '@yayan/auth';
import { YayanProvider } from '@yayan/ui';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { FakeGroup } from '../../testing/fake-group.ts';

const hash = 'groupaaaa';
const tokens = { token: 'a', refreshToken: 'b', expired: 9_999_999_999_999 };
/** What another tab of the same group does with the session. */
const elsewhere = createSession({ prefix: `bbs.${hash}.` });

let Layout: typeof import('./Layout.tsx').Layout;
let queryClient: typeof import('../client/client.ts').queryClient;
beforeAll(async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="yayan-sister-site" content="http://127.0.0.1:4100" />',
  );
  localStorage.setItem('bbs.taskHashId', hash);
  ({ Layout } = await import('./Layout.tsx'));
  ({ queryClient } = await import('../client/client.ts'));
});
beforeEach(() => {
  configureClient(new FakeGroup().transport);
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
