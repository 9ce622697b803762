import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { look, looks, prepareLook } from '@yayan/site/look';
import type { GroupMember, HostTopicMember } from '@yayan/api-client';
import {
  mockGetGroupMe,
  mockListHostTopicMembers,
  mockListHostTopics,
  mockRemindGroupMembers,
} from '@yayan/api-client/mocks';
import { openMock } from '../../../testing/open-mock.ts';
import { openHosting } from '../testing/open-hosting.tsx';

const topicId = '0197f6a2-c1b8-7d4e-9a10-b2c3d4e50010';
const amu: GroupMember = { id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e50050', name: '阿木', avatar: null, role: 0 };
const xiaoman = { ...amu, id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e50051', name: '小满' };

const row = (member: GroupMember, answered: number): HostTopicMember => ({
  member,
  state: 'partly',
  progress: { answered, total: 3, followUpsOwed: 1 },
  lastAnsweredAt: null,
  lastSeenAt: null,
  remindedAt: null,
});

let mock: Awaited<ReturnType<typeof openMock>>['mock'];
beforeEach(async () => {
  ({ mock } = await openMock({
    seed: [
      mockGetGroupMe((example) => ({ ...example, identity: { ...example.identity, role: 1 } })),
      mockListHostTopics((example) => ({
        ...example,
        items: example.items.map((topic) => ({ ...topic, id: topicId })),
      })),
      mockListHostTopicMembers({ items: [row(amu, 1), row(xiaoman, 0)], nextCursor: null }),
    ],
  }));
});

const remindAll = page.getByRole('button', { name: '提醒所有没完成的人' });
const sent = () => mock.received('remindGroupMembers');

describe.each(looks)('reminders on a $size, $scheme', (how) => {
  beforeEach(() => prepareLook(how));

  test('who owes something, and what is written before it is sent', async () => {
    mock.use(
      mockRemindGroupMembers((example) => ({
        ...example,
        people: [amu],
        skipped: [{ member: xiaoman, reason: 'noAccount' }],
        message: { title: '讨论小组“早餐”还有 3 题等你回答', body: '11月25日 23:59 截止。' },
      })),
    );
    await openHosting('/reminders');
    await expect.element(page.getByText('2 题没答，1 个追问没回')).toBeVisible();
    await look('people');
    await remindAll.click();
    await expect.element(page.getByText('小满：没有芽言账号，也没有同意接收短信')).toBeVisible();
    await look('confirm');
  });
});

test('who was chosen on another page stands first', async () => {
  await openHosting(`/reminders?topic=${topicId}&people=${amu.id}`);
  await expect.element(page.getByRole('checkbox').first()).toHaveAccessibleName('阿木');
  await expect.element(page.getByRole('checkbox').first()).toBeChecked();
});

test('who was chosen on another page is chosen here, for their topic alone', async () => {
  await openHosting(`/reminders?topic=${topicId}&people=${xiaoman.id}`);
  await expect.element(page.getByRole('checkbox', { name: '小满' })).toBeChecked();
  await page.getByRole('button', { name: '提醒选中的 1 人' }).click();
  await expect.poll(sent).toEqual([{ topicId, memberIds: [xiaoman.id], dryRun: true }]);
});

test('people who were chosen for a topic that is closed are not reminded of another one', async () => {
  await openHosting(`/reminders?topic=${amu.id}&people=${xiaoman.id}`);
  await expect.element(page.getByRole('checkbox', { name: '小满' })).not.toBeChecked();
  await expect.element(remindAll).toBeVisible();
});

test('reminding the chosen people asks for confirmation and happens once, and the host sees who got it', async () => {
  await openHosting('/reminders');
  await page.getByRole('checkbox', { name: '阿木' }).click();
  await page.getByRole('button', { name: '提醒选中的 1 人' }).click();
  await expect.poll(sent).toEqual([{ topicId, memberIds: [amu.id], dryRun: true }]);
  await page.getByRole('button', { name: '提醒 1 人' }).click();
  await expect.element(page.getByRole('region', { name: '提醒结果' })).toBeVisible();
  expect(sent().at(-1)).toEqual({ topicId, memberIds: [amu.id] });
});
