import { QueryClientProvider } from '@tanstack/react-query';
import { look, looks, prepareLook } from '@yayan/site/look';
import { YayanProvider } from '@yayan/ui';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

const minuteMs = 60_000;
const inMinutes = (minutes: number): string => new Date(Date.now() + minutes * minuteMs).toISOString();

let Layout: typeof import('./Layout.tsx').Layout;
let HostingLayout: typeof import('./HostingLayout.tsx').HostingLayout;
let openMockForVisitors: typeof import('../../testing/open-mock.ts').openMockForVisitors;
let site: typeof import('../client/client.ts');
beforeAll(async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="yayan-other-site" content="http://127.0.0.1:4100" />',
  );
  ({ Layout } = await import('./Layout.tsx'));
  ({ HostingLayout } = await import('./HostingLayout.tsx'));
  site = await import('../client/client.ts');
  ({ openMockForVisitors } = await import('../../testing/open-mock.ts'));
});
beforeEach(async () => {
  openMockForVisitors();
  // The server plans maintenance in half an hour.
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { code: 200, msg: '成功', data: {} },
      { headers: { 'z-maintenance': `${inMinutes(30)}/${inMinutes(60)}` } },
    ),
  );
  await site.transport.request({ url: '/v1/contact', method: 'GET' });
  vi.unstubAllGlobals();
});

const frames = [
  ['respondents', () => ({ Component: Layout, path: '/bbs/g5Rf1zB7kMqJ' })],
  ['hosts', () => ({ Component: HostingLayout, path: '/hosting/enter' })],
] as const;

test.each(frames.flatMap(([who, frame]) => looks.map((how) => ({ who, frame, ...how }))))(
  '8.9 $who of a group read of maintenance that is near: $size, $scheme',
  async ({ frame, ...how }) => {
    await prepareLook(how);
    const { Component, path } = frame();
    const router = createMemoryRouter([{ Component, children: [{ path, element: <h1>登录讨论小组</h1> }] }], {
      initialEntries: [path],
    });
    await render(
      <QueryClientProvider client={site.queryClient}>
        <YayanProvider>
          <RouterProvider router={router} />
        </YayanProvider>
      </QueryClientProvider>,
    );
    await expect.element(page.getByText(/\d\d:\d\d 维护，期间不能发言和查看，已写的会保存/u)).toBeVisible();
    await look('maintenance');
  },
);
