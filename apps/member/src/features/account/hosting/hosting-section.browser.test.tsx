import { mockCreateHostingTicket, mockGetHostingAccess } from '@yayan/api-client/mocks';
import { beforeEach, expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { queryClient } from '../../../shell/client/client.ts';
import { problems } from '@yayan/site/look';
import { type AccountMock, startAccountMock } from '../testing/account-mock.ts';
import { HostingSection } from './HostingSection.tsx';
import { renderPage } from '../../../testing/render-page.ts';

let server: AccountMock;
beforeEach(async () => {
  queryClient.clear();
  server = await startAccountMock();
  // A ticket that never comes, so that the test stays on its page.
  server.mock.use(mockCreateHostingTicket(() => new Promise(() => undefined)));
});

const open = async (path: string) => {
  await cleanup();
  queryClient.clear();
  await renderPage(
    <>
      <HostingSection />
      <p>其他设置</p>
    </>,
    path,
  );
  await expect.element(page.getByText('其他设置')).toBeVisible();
};

const tickets = () => server.mock.received('createHostingTicket').length;

test('a host crosses by pressing the button', async () => {
  server.mock.use(mockGetHostingAccess(() => ({ isHost: true })));
  await open('/home/user');
  await expect.element(page.getByRole('heading', { name: '主持讨论小组' })).toBeVisible();
  expect(tickets()).toBe(0);
  expect(await problems()).toEqual([]);
  await page.getByRole('button', { name: '进入' }).click();
  await expect.poll(tickets).toBe(1);
});

test('a host whom the discussion site sent here crosses at once, with one ticket', async () => {
  server.mock.use(mockGetHostingAccess(() => ({ isHost: true })));
  await open('/home/user?hosting=/hosting/new');
  await expect.poll(tickets).toBe(1);
});

test('a member who is no host sees nothing of it, unless they were sent here', async () => {
  server.mock.use(mockGetHostingAccess(() => ({ isHost: false })));
  await open('/home/user');
  expect(page.getByRole('heading', { name: '主持讨论小组' }).query()).toBeNull();
  await open('/home/user?hosting=/hosting');
  await expect.element(page.getByText('还没有开通，请联系运营人员')).toBeVisible();
  expect(tickets()).toBe(0);
});
