import type { GroupMe, GroupRole } from '@yayan/api-client';
import { refetchGroup } from '@yayan/discussion';
import { mockGetHostTopic, mockListResponses } from '@yayan/api-client/mocks';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  followUp,
  hostTopic,
  me,
  openGroup,
  pageOf,
  response,
  topicId,
} from '../../../testing/group-start.ts';
import { showTopic } from '../testing/show-topic.tsx';

const as = (role: GroupRole): GroupMe => ({ ...me, identity: { ...me.identity, role } });
const composer = () => page.getByLabelText('你的回答');
const submit = () => page.getByRole('button', { name: '提交回答' });

beforeEach(() => localStorage.clear());

test("先答后看: before answering, the page shows only the number of others' answers and doesn't fetch them", async () => {
  const { mock } = await openGroup({ others: [response(31, '别人的豆浆油条')] });
  await showTopic();
  await expect.element(page.getByText('先说说你的想法，再看大家怎么说（已有 1 人回答）')).toBeVisible();
  expect(mock.received('listResponses')).toEqual([]);
  expect(document.body.textContent).not.toContain('豆浆油条');

  await composer().fill('我吃的是素包子');
  await submit().click();
  await expect.element(page.getByText('别人的豆浆油条')).toBeVisible();
  await expect.element(page.getByText('我吃的是素包子')).toBeVisible();
});

test('a host who looks as a respondent finds nothing to write with, and nothing is marked as read', async () => {
  const { mock } = await openGroup();
  await showTopic('viewed');
  await expect.element(page.getByText('TA 还没有回答这个问题。').first()).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
  for (const name of ['提交回答', '投票', '回复', '修改回答'])
    expect(page.getByRole('button', { name }).elements(), name).toEqual([]);
  expect(mock.received('markSectionsRead')).toEqual([]);
});

test('a draft survives a reload, and is removed once it was sent', async () => {
  await openGroup();
  const { screen } = await showTopic();
  await composer().fill('写到一半的想法');
  await screen.unmount();

  await showTopic();
  await expect.element(composer()).toHaveValue('写到一半的想法');
  await submit().click();
  await expect.element(page.getByText('写到一半的想法')).toBeVisible();
  await expect.poll(() => Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
});

test('the counter ignores spaces, and a text that is too short is not sent', async () => {
  const { mock } = await openGroup();
  await showTopic();
  await composer().fill('包 子 　 豆');
  await expect.element(page.getByText(/再多说一点，至少 5 字（已写 3 字，空格不计）/u)).toBeVisible();
  await submit().click();
  await expect.element(page.getByText('还差 2 字才能提交')).toBeVisible();
  expect(mock.received('createResponse')).toEqual([]);
  await composer().fill('包 子 　 豆浆和鸡蛋');
  await expect.element(page.getByText(/字才能提交/u)).not.toBeInTheDocument();
  await expect.element(composer()).not.toBeInvalid();
});

test('sending again after a lost call, even after a reload, carries the same client id', async () => {
  const { mock, disturb } = await openGroup();
  const sent: unknown[] = [];
  disturb((path, request) => {
    if (path !== '/focusResponses' || request.method !== 'POST') return undefined;
    void request
      .clone()
      .json()
      .then((body) => sent.push(body));
    return 'lost';
  });
  const { screen } = await showTopic();
  await composer().fill('我吃的是素包子');
  await submit().click();
  await expect.element(page.getByText('连不上服务器，请稍后再试')).toBeVisible();
  await screen.unmount();

  disturb(() => undefined);
  await showTopic();
  await expect.element(composer()).toHaveValue('我吃的是素包子');
  await submit().click();
  await expect.element(page.getByRole('button', { name: '修改回答' })).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(mock.received('createResponse')).toEqual(sent);
});

test('a change that was cancelled is gone, and can’t win over a newer answer', async () => {
  await openGroup({ mine: { ...response(30, '第一版', true), editable: true } });
  await showTopic();
  const edit = page.getByRole('button', { name: '修改回答' });
  await edit.click();
  await composer().fill('改到一半');
  await page.getByRole('button', { name: '取消' }).click();
  await edit.click();
  await expect.element(composer()).toHaveValue('第一版');
});

test('the reply to a must-answer follow-up is open below the respondent’s answer', async () => {
  const mine = response(30, '我吃的是素包子', true);
  const { mock } = await openGroup({
    mine: {
      ...mine,
      editable: false,
      followUpCount: 1,
      followUps: [followUp(mine.id, '为什么是素的？')],
    },
  });
  await showTopic();
  await expect.element(page.getByText('待你回答')).toBeVisible();
  await page.getByLabelText('回答主持人的追问').fill('不油');
  await submit().click();
  await expect
    .poll(() => mock.received('createFollowUp'))
    .toMatchObject([{ content: '不油', replyToId: followUp('', '').id }]);
});

test('a live event shows a new answer to the host without a reload', async () => {
  const { mock } = await openGroup({ me: as(1) });
  const { client } = await showTopic('host');
  await expect.element(page.getByText('还没有人回答，新回答会自动出现在这里')).toBeVisible();
  const others = [response(31, '豆浆油条')];
  mock.use(mockGetHostTopic(hostTopic(others)), mockListResponses(pageOf(others)));
  await refetchGroup(client, null);
  await expect.element(page.getByText('豆浆油条')).toBeVisible();
  await expect.element(page.getByText('1 人未发言')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '追问' })).toBeVisible();
});

test('a host reminds who has not answered an open question from beside it; observers don’t', async () => {
  await openGroup({ me: as(1), others: [response(31, '豆浆油条')] });
  const { screen } = await showTopic('host');
  const remind = page.getByRole('link', { name: '提醒这 1 人' });
  await expect
    .element(remind)
    .toHaveAttribute(
      'href',
      `/reminders?${new URLSearchParams({ topic: topicId, people: me.identity.groupMemberId })}`,
    );
  await screen.unmount();
  await showTopic('observer');
  await expect.element(page.getByText('1 人未发言')).toBeVisible();
  await expect.element(remind).not.toBeInTheDocument();
});

test('observers can read, and have no buttons to write', async () => {
  await openGroup({ me: as(2), others: [response(31, '豆浆油条')] });
  await showTopic('observer');
  await expect.element(page.getByText('豆浆油条')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '追问' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
});

test.each(['respondent', 'host'] as const)(
  'a topic that fails to load for a %s still says where one is, and can be tried again',
  async (view) => {
    const { disturb } = await openGroup();
    disturb(() => 'lost');
    await showTopic(view);
    await expect.element(page.getByRole('heading', { level: 1, name: '话题' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: '全部话题' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
  },
);
