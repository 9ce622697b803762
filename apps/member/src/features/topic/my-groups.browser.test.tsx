import {
  mockCreateGroupTicket,
  mockGetGroup,
  mockListMyGroups,
  mockListSharedInGroups,
  mockTakeBackShared,
  refuse,
} from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import type { Group, SharedInGroup } from '@yayan/api-client';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMock } from '../../testing/open-mock.ts';
import { openPage } from '../../testing/open-page.tsx';
import GroupTopicsPage from './GroupTopicsPage.tsx';
import TopicPage from './TopicPage.tsx';
import JoinGroupPage from './JoinGroupPage.tsx';
import MyGroupsPage from './MyGroupsPage.tsx';

const breakfast: SharedInGroup = {
  hash: 'oldgroup1234',
  name: '早餐习惯',
  archived: true,
  attributes: [{ key: 'city', label: '城市', value: '成都' }],
};

let mock: Mock;
beforeEach(async () => {
  ({ mock } = await openMock());
  mock.use(mockListMyGroups(() => ({ items: [], nextCursor: null })));
});

test('rule 6.43: what hosts see is taken back also in an archived discussion, after a question', async () => {
  mock.use(mockListSharedInGroups(() => ({ items: [breakfast] })));
  mock.use(mockTakeBackShared(() => ({ items: [] })));
  await openPage(MyGroupsPage, '/topic', '/topic');
  await expect.element(page.getByText('早餐习惯（已归档）')).toBeVisible();
  await expect.element(page.getByText('城市 成都')).toBeVisible();
  await page.getByRole('button', { name: '不再给“早餐习惯”的主持人看' }).click();
  expect(mock.received('takeBackShared')).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: '不再给他们看' }).click();
  await expect.poll(() => mock.received('takeBackShared')).toEqual([{ hash: breakfast.hash }]);
  await expect.element(page.getByText('主持人看得到的资料')).not.toBeInTheDocument();
});

test('a member who shares nothing reads nothing about sharing', async () => {
  mock.use(mockListSharedInGroups(() => ({ items: [] })));
  await openPage(MyGroupsPage, '/topic', '/topic');
  await expect.element(page.getByText('收到讨论小组邀请后会出现在这里。')).toBeVisible();
  await expect.poll(() => mock.received('listSharedInGroups')).toHaveLength(1);
  await expect.element(page.getByText('主持人看得到的资料')).not.toBeInTheDocument();
});

test.each([
  ['NOT_FOUND', '没有找到这个讨论小组'],
  ['GROUP_NOT_OPEN', '讨论小组当前未开放'],
] as const)('an invitation that the server refuses with %s is no loading failure', async (reason, said) => {
  mock.use(mockGetGroup(refuse(reason)));
  await openPage(JoinGroupPage, '/topic/join/:id', '/topic/join/zzzzzzzzzzzz');
  await expect.element(page.getByRole('heading', { name: said })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '重试' })).not.toBeInTheDocument();
});

test.each(['join', 'list', 'answer', 'questioning'])(
  'a link that ends at /topic/%s says what to do instead of looking for a topic',
  async (word) => {
    await openPage(TopicPage, '/topic/:topicId', `/topic/${word}`);
    await expect.element(page.getByRole('heading', { name: '这个链接不完整' })).toBeVisible();
    await expect.element(page.getByText(/从收到的邀请或消息重新打开/u)).toBeVisible();
    await expect.element(page.getByRole('link', { name: '我的讨论' })).toHaveAttribute('href', '/topic');
    expect(mock.received('findDiscussion')).toEqual([]);
  },
);

test.each([
  ['upcoming', 'notOpen00001', '讨论还没有开始'],
  ['closed', 'notOpen00002', '讨论已结束，小组已归档'],
] as const)('a group that lets nobody in says why: %s', async (state, hash, said) => {
  const group: Group = {
    hash,
    name: '早餐习惯',
    intro: '',
    state,
    schedule: { opensAt: '2026-11-21T00:00:00.000Z', closesAt: '2026-11-25T15:59:00.000Z' },
    rules: [],
    consent: { version: 1, text: '我同意' },
    reward: null,
  };
  mock.use(mockGetGroup(() => group));
  mock.use(mockCreateGroupTicket(refuse('GROUP_NOT_OPEN')));
  await openPage(GroupTopicsPage, '/topic/list/:id', `/topic/list/${hash}`);
  await expect.element(page.getByRole('heading', { name: said })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '我的讨论' })).toBeVisible();
});
