import { type Page, pageRoutes, RouteError } from '@yayan/site';
import { YayanProvider } from '@yayan/ui';
import { createMemoryRouter, Link, Outlet } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, expect, test, vi } from 'vitest';
import { cleanup, render } from 'vitest-browser-react';

const Frame = () => (
  <>
    <Link to="/gone">去</Link>
    <Outlet />
  </>
);

const pages: Page<'public'>[] = [
  { path: '/', title: '首页', access: 'public', load: async () => ({ default: () => <p>首页</p> }) },
  { path: '/gone', title: '任务', access: 'public', load: () => Promise.reject(new TypeError('404')) },
];

const openGone = async () => {
  await cleanup();
  const router = createMemoryRouter([
    {
      Component: Frame,
      HydrateFallback: () => <p>加载中</p>,
      children: pageRoutes(pages, { guard: async () => null }),
    },
  ]);
  const screen = await render(
    <YayanProvider>
      <RouterProvider router={router} />
    </YayanProvider>,
  );
  await expect.element(screen.getByText('首页')).toBeVisible();
  await screen.getByRole('link', { name: '去' }).click();
  return screen;
};

afterEach(() => {
  vi.restoreAllMocks();
});

test('a page whose code doesn’t come without a network says that it opens by itself later', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const screen = await openGone();
  await expect.element(screen.getByText('没有网络，恢复后自动加载')).toBeVisible();
});

test('it opens once the network is back, and not before', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const reload = vi.fn<() => void>();
  const router = createMemoryRouter([
    {
      path: '/',
      loader: () => Promise.reject(new TypeError('404')),
      errorElement: <RouteError reload={reload} />,
    },
  ]);
  const screen = await render(
    <YayanProvider>
      <RouterProvider router={router} />
    </YayanProvider>,
  );
  await expect.element(screen.getByText('没有网络，恢复后自动加载')).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  globalThis.dispatchEvent(new Event('online'));
  expect(reload).toHaveBeenCalledOnce();
});

test('a page whose code doesn’t come says so inside the frame, and offers to try again', async () => {
  const screen = await openGone();
  await expect.element(screen.getByText('页面出了点问题，请重试')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: '重试' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: '去' })).toBeVisible();
});
