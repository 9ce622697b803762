import { mockCreateGroupTicket, mockGetHostingAccess, mockListMyGroups } from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { GroupRole, type MyGroup } from '@yayan/api-client';
import { look, looks, prepareLook } from '@yayan/site/look';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMock } from '../../../testing/open-mock.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { HostedGroups } from './HostedGroups.tsx';

const group = (hash: string, name: string, role: MyGroup['role']): MyGroup => ({
  hash,
  name,
  intro: '聊聊早餐',
  state: 'open',
  schedule: { opensAt: '2026-11-21T00:00:00.000Z', closesAt: '2026-12-25T15:59:00.000Z' },
  role,
  firstVisit: false,
  owed: null,
});

let mock: Mock;
beforeEach(async () => {
  ({ mock } = await openMock());
  mock.use(
    mockListMyGroups(() => ({
      items: [
        group('hosted000001', '早餐习惯', GroupRole.Host),
        group('watched00001', '夜宵习惯', GroupRole.Observer),
      ],
      nextCursor: null,
    })),
  );
  mock.use(mockGetHostingAccess(() => ({ isHost: true })));
  // A ticket that never comes, so that the test stays on its page.
  mock.use(mockCreateGroupTicket(() => new Promise(() => undefined)));
});

const Page = () => (
  <>
    <h1>首页</h1>
    <HostedGroups />
  </>
);

describe.each(looks)('$size, $scheme', (size) => {
  test('a host finds the hosted groups, and no others, and crosses into one with one ticket', async () => {
    await prepareLook(size);
    await openPage(Page, '/home', '/home');
    await expect.element(page.getByRole('heading', { name: '我主持的讨论小组' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '新建和管理' }))
      .toHaveAttribute('href', '/home/user?hosting=/hosting');
    expect(page.getByText('夜宵习惯').query()).toBeNull();
    await look('hosted groups');
    await page.getByRole('button', { name: /早餐习惯/u }).click();
    await expect.poll(() => mock.received('createGroupTicket').length).toBe(1);
  });
});

test('a host who may make no groups is not sent to make one', async () => {
  mock.use(mockGetHostingAccess(() => ({ isHost: false })));
  await openPage(Page, '/home', '/home');
  await expect.element(page.getByRole('button', { name: /早餐习惯/u })).toBeVisible();
  expect(page.getByRole('link', { name: '新建和管理' }).query()).toBeNull();
});
