import { configureClient, createClient } from '@yayan/api-client';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { session } from '../../shell/client/client.ts';
import { openMock } from '../../testing/open-mock.ts';
import { openPage } from '../../testing/open-page.tsx';
import HomePage from './HomePage.tsx';

let asked: string[];

/** Opens the page with a server on which one address always fails. */
const openWithout = async (failing: string): Promise<void> => {
  const { mock } = await openMock();
  const answer: typeof fetch = (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    asked.push(pathname);
    return pathname === `/api${failing}`
      ? Promise.resolve(new Response('', { status: 500 }))
      : mock.fetch(request);
  };
  configureClient(createClient({ baseUrl: 'https://mock.test/api', retries: 0, session, fetch: answer }));
  await openPage(HomePage, '/home', '/home');
};

beforeEach(() => {
  asked = [];
});

test.each([
  ['the check-in', '/v1/users/checkin'],
  ['the recommended tasks', '/v1/tasks/recommend'],
  ['what is to be done', '/v1/home/check'],
])('when %s fails, the rest of the page stands, and nobody asks for ever', async (_, failing) => {
  await openWithout(failing);
  if (failing !== '/v1/home/check')
    await expect.element(page.getByText('加载失败，检查网络后重试')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: /推荐/u })).toBeVisible();
  await expect.element(page.getByRole('link', { name: /邀请/u })).toBeVisible();
  expect(asked.filter((path) => path === `/api${failing}`).length).toBeLessThanOrEqual(3);
});
