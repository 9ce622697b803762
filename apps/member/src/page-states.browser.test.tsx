import { mockGetAccount } from '@yayan/api-client/mocks';
import { look, looks, prepareLook, restPointer } from '@yayan/site/look';
import type { RouteObject } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { pages } from './routes.tsx';
import { queryClient, session } from './shell/client/client.ts';
import { openMock, openMockForVisitors } from './testing/open-mock.ts';
import { renderPage } from './testing/render-page.ts';

const routes: readonly RouteObject[] = pages.map(({ path, load }) => ({
  path,
  HydrateFallback: () => null,
  lazy: async () => {
    const { default: Page } = await load();
    return {
      element: (
        // The margin of the frame; some parts extend into it.
        <main style={{ padding: 'var(--mantine-spacing-md)' }}>
          <Page />
        </main>
      ),
    };
  },
}));

/** Opens an address of the site and waits until its page has loaded. */
const visit = async (at: string): Promise<void> => {
  await cleanup();
  await restPointer();
  queryClient.clear();
  await renderPage(routes, at);
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
};

/** Members' pages without a test file of their states. */
const ofMembers = [
  '/home/credit',
  '/home/creditDetails',
  '/home/quality',
  '/home/qualityDetails',
  '/home/card',
  '/home/card?state=expired',
  '/home/exchange',
  '/home/task',
  '/task',
  '/task/summary',
  '/task/detail/t7Kq2mX9bLpR',
  '/exchange/detail/b3Hs8nQ2wZtV',
  '/exchange/success',
  '/user/survey',
  '/user/survey?part=household',
  '/user/survey?part=private',
];

/** Visitors' pages without a test file of their states. */
const ofAnybody = ['/bind', '/404', '/about', '/agreement', '/privacy', '/privacy/sdk'];

/** Pages that visitors may open, and which redirect to the login. */
const ofVisitors = [
  ['/task/go', '登录后开始答题'],
  ['/task/back', '登录后查看结果'],
] as const;

/** Addresses of things that the server doesn't have, and what their page says. */
const nowhere = [
  ['/task/detail/nobody', '没有这个任务'],
  ['/task/go?task=nobody', '没有这个任务'],
  ['/task/go?session=nobody', '没有找到这次作答'],
  ['/task/welcome/back', '没有找到这次结果'],
  ['/browse/redirect', '这个链接不完整'],
  ['/browse/redirect?session=nobody', '现在打不开任务页面'],
  ['/task/agent/go?aid=x', '现在还不能开始'],
  ['/task/mp/go?ticket=over', '现在还不能开始'],
  ['/cloud/agent/go?task=nobody00', '没有这个任务'],
  ['/cloud/gmo/go?task=Gmo2Dui5WaiP', '没有这个任务'],
  ['/cloud/survey/go?sid=nobody000000', '现在还不能开始'],
  ['/cloud/agent/back?k=nobody', '结果还没传回来'],
  ['/task/back/failure', '结果还没传回来'],
  ['/survey/end', '谢谢你的参与'],
] as const;

const failing = ['/home/card', '/home/exchange', '/home/qualityDetails'];

describe.each(looks)('pages on a $size, $scheme', (how) => {
  beforeEach(async () => {
    session.logout();
    await prepareLook(how);
  });

  test.each(ofMembers)('%s', async (at) => {
    await openMock();
    await visit(at);
    await look(at);
  });

  test.each(ofAnybody)('%s', async (at) => {
    openMockForVisitors();
    await visit(at);
    await look(at);
  });

  test.each(ofVisitors)('%s for a visitor', async (at, heading) => {
    openMockForVisitors();
    await visit(at);
    await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await look(at);
  });

  test('the calendar of a month’s check-ins', async () => {
    await openMock();
    await visit('/home');
    await page.getByRole('button', { name: '看本月日历' }).click();
    await expect.element(page.getByRole('dialog', { name: '签到日历' })).toBeVisible();
    await look('check-in calendar');
  });

  test('the home page of a host has no check-in', async () => {
    const { mock } = await openMock();
    mock.use(mockGetAccount((account) => ({ ...account, bbsRole: 1 })));
    await visit('/home');
    await expect.element(page.getByRole('region', { name: '签到' })).not.toBeInTheDocument();
    await look('home of a host');
  });

  test.each(nowhere)('%s leads nowhere, and says so', async (at, title) => {
    await openMock();
    await visit(at);
    await expect.element(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await look(at);
  });

  test('the attribute questionnaire can be tried again where it can’t be loaded', async () => {
    const { disturb } = await openMock();
    disturb((path) => (path.startsWith('/v1/users/survey/basic') ? 'lost' : undefined));
    await visit('/user/survey?part=private');
    await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
    await look('attributes, failed');
  });

  test('a changed agreement says what becomes of who doesn’t agree', async () => {
    const { mock } = await openMock();
    mock.use(mockGetAccount((account) => ({ ...account, agreementDue: true })));
    await visit('/agreement');
    await page.getByText('暂不同意').click();
    await expect.element(page.getByText(/金币、卡券和记录都会原样保留/u)).toBeVisible();
    await look('agreement, changed');
  });

  test.each(failing)('%s says once that it can’t be loaded', async (at) => {
    const { disturb } = await openMock();
    disturb((path) => (path === '/v1/users/account' ? undefined : 'lost'));
    await visit(at);
    const told = page.getByRole('main').getByText('加载失败，连不上服务器，请稍后再试');
    await expect.element(told).toBeVisible();
    expect(told.elements()).toHaveLength(1);
    await look(at);
  });
});
