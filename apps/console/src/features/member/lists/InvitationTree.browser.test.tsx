import type { InvitationTree as Tree } from '@yayan/console-client';
import { problems } from '@yayan/site/look';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import { InvitationTree } from './InvitationTree.tsx';
import { MemberGroups } from './MemberGroups.tsx';

const id = (nth: number): string => `0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f60${nth}`;
const node = (nth: number, memberCode: string): Tree['invitedBy'][number] => ({
  memberId: id(nth),
  memberCode,
  state: 'registered',
  voidReason: null,
  coins: 300,
  invitedAt: '2026-11-21T08:30:00.000Z',
  sharesDevice: false,
  sharesNetwork: false,
});
const tree: Tree = {
  invitedBy: [node(1, 'YA00001'), node(2, 'YA00002')],
  invited: [
    {
      ...node(3, 'YA00003'),
      state: 'void',
      voidReason: '好友与你使用同一收款账号',
      coins: 0,
      sharesDevice: true,
      sharesNetwork: true,
      invited: [node(4, 'YA00004')],
      count: 12,
    },
    { ...node(5, 'YA00005'), invited: [], count: 0 },
  ],
  count: 2,
  countIsCapped: false,
};

test.each([390, 1440])(
  '14.82 two levels up and down are lists in lists, with flags (%i px)',
  async (width) => {
    await page.viewport(width, 900);
    fakeServer(() => tree);
    await show(<InvitationTree memberId={id(0)} />, { as: { permissions: ['read'] } });
    const above = page.getByRole('list', { name: '谁邀请的' });
    await expect.element(above.getByRole('link', { name: 'YA00001' })).toBeVisible();
    await expect
      .element(above.getByRole('list', { name: '再上一层' }).getByRole('link', { name: 'YA00002' }))
      .toHaveAttribute('href', `/members/${id(2)}`);
    const below = page.getByRole('list', { name: 'YA00003 邀请了谁' });
    await expect.element(below.getByRole('link', { name: 'YA00004' })).toBeVisible();
    await expect.element(below.getByText('还有 11 位更早邀请的')).toBeVisible();
    await expect.element(page.getByText('同一设备', { exact: true })).toBeVisible();
    await expect.element(page.getByText('同一网络', { exact: true })).toBeVisible();
    expect(await problems()).toEqual([]);
  },
);

test('14.82 who came alone and invited nobody is said so', async () => {
  fakeServer(() => ({ invitedBy: [], invited: [], count: 0, countIsCapped: false }));
  await show(<InvitationTree memberId={id(0)} />, { as: { permissions: ['read'] } });
  await expect.element(page.getByText('自己加入的，没有人邀请。')).toBeVisible();
  await expect.element(page.getByText('还没有邀请过别人。')).toBeVisible();
});

test('14.83 of groups the page shows a count, and why no more', async () => {
  fakeServer(() => ({ count: 2 }));
  await show(<MemberGroups memberId={id(0)} />, { as: { permissions: ['read'] } });
  await expect.element(page.getByText('参加过 2 个讨论小组。')).toBeVisible();
  await expect.element(page.getByText(/会员没有同意过/u)).toBeVisible();
});
