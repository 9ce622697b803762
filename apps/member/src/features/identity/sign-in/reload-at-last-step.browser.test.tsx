import { mockLoginBySms, mockRegisterBySms } from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { queryClient, session } from '../../../shell/client/client.ts';
import { openMockForVisitors } from '../../../testing/open-mock.ts';
import { renderPage } from '../../../testing/render-page.ts';
import LoginPage from './LoginPage.tsx';

let mock: Mock;
const registerTicket = 'Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a';
const step = () => page.getByRole('heading', { name: '还差一步，欢迎加入' });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  session.logout();
  queryClient.clear();
  ({ mock } = openMockForVisitors());
  mock.use(mockLoginBySms({ state: 'unregistered', registerTicket }));
});
afterEach(() => {
  vi.useRealTimers();
});

const open = async () =>
  await renderPage(
    [
      { path: '/login', Component: LoginPage },
      { path: '*', element: <p>别的页面</p> },
    ],
    '/login',
  );

const reachLastStep = async () => {
  const { router } = await open();
  await page.getByLabelText('手机号').fill('13912345678');
  await page.getByRole('checkbox').click();
  await page.getByLabelText('验证码第 1 位').click();
  await userEvent.keyboard('123456');
  await expect.element(step()).toBeVisible();
  return router;
};

/** Opens the page again with what the tab stored. A reload ends a page without unmounting it, as here `cleanup` does. */
const reload = async (): Promise<void> => {
  const stored = Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? ''] as const);
  await cleanup();
  queryClient.clear();
  for (const [key, text] of stored) sessionStorage.setItem(key, text);
  await open();
};

test('rule 2.31: the last step of joining survives a reload with its consent, and the address says nothing', async () => {
  mock.use(
    mockRegisterBySms({
      token: 'ya1.M0yq8mXw2vN5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2v',
      refreshToken: 'yr1.N5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2vN5cK7sQ1rL',
      expired: Date.now() + 1_800_000,
    }),
  );
  const router = await reachLastStep();
  expect(`${router.state.location.search}${router.state.location.hash}`).toBe('');
  expect(JSON.stringify(sessionStorage)).not.toContain('13912345678');
  await reload();
  await expect.element(step()).toBeVisible();
  await expect.element(page.getByText('139****5678 已验证', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: '加入芽言', exact: true }).click();
  await expect.element(page.getByText('别的页面')).toBeVisible();
  expect(mock.received('registerBySms')).toEqual([
    { registerTicket, agreementVersion: '2026-11-29', agreed: true },
  ]);
  expect(Object.values(sessionStorage).join(' ')).not.toContain(registerTicket);
});

test('rule 2.31: whoever changes the number, or leaves, begins with signing in', async () => {
  await reachLastStep();
  await page.getByRole('button', { name: '换一个手机号' }).click();
  await reload();
  await expect.element(page.getByRole('heading', { name: '登录芽言' })).toBeVisible();
  await cleanup();
  await reachLastStep();
  await cleanup();
  await open();
  await expect.element(page.getByRole('heading', { name: '登录芽言' })).toBeVisible();
});

test('rule 2.31: a ticket that is over isn’t shown again', async () => {
  await reachLastStep();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 });
  await reload();
  await expect.element(page.getByRole('heading', { name: '登录芽言' })).toBeVisible();
});
