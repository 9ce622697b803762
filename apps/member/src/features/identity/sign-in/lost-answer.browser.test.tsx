import { mockLoginBySms } from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient, session } from '../../../shell/client/client.ts';
import { openMockForVisitors } from '../../../testing/open-mock.ts';
import { renderPage } from '../../../testing/render-page.ts';
import LoginPage from './LoginPage.tsx';

let mock: Mock;
const tokens = {
  token: 'ya1.M0yq8mXw2vN5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2v',
  refreshToken: 'yr1.N5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2vN5cK7sQ1rL',
  expired: Date.now() + 1_800_000,
};

beforeEach(() => {
  localStorage.clear();
  session.logout();
  queryClient.clear();
  ({ mock } = openMockForVisitors());
});

/** A server that signs in, whose first answer gets lost. */
const losingFirstAnswer = (mock: Mock): (string | null)[] => {
  const keys: (string | null)[] = [];
  mock.use(
    mockLoginBySms((_example, { request }) => {
      keys.push(request.headers.get('idempotency-key'));
      if (keys.length === 1) throw new TypeError('Failed to fetch');
      return { state: 'signedIn', ...tokens };
    }),
  );
  return keys;
};

test('rule 2.30: when the answer to signing in got lost, the code stays and a press sends it with the same key', async () => {
  const keys = losingFirstAnswer(mock);
  await renderPage(
    [
      { path: '/login', Component: LoginPage },
      { path: '*', element: <p>别的页面</p> },
    ],
    '/login',
  );
  await page.getByLabelText('手机号').fill('13912345678');
  await page.getByRole('checkbox').click();
  await page.getByLabelText('验证码第 1 位').click();
  await userEvent.keyboard('123456');
  await expect.poll(() => keys).toHaveLength(1);
  await expect.element(page.getByLabelText('验证码第 6 位')).toHaveValue('6');
  await page.getByRole('button', { name: '登录 / 注册' }).click();
  await expect.element(page.getByText('别的页面')).toBeVisible();
  expect(session.token()).toBe(tokens.token);
  expect(keys).toEqual([keys[0], keys[0]]);
  expect(keys[0]).toMatch(/^[A-Za-z0-9_-]{16,64}$/);
});
