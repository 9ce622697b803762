import { QueryClient } from '@tanstack/react-query';
import { configureClient } from '@yayan/api-client';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type DiscussionPlace, DiscussionProvider, MyTopic, refetchGroup } from '@yayan/discussion';
import { FakeGroup, followUp, me, response, topicId } from '../../../testing/fake-group.ts';
import { HostTopic } from '../host/HostTopic.tsx';
import { renderPage } from '../../../testing/render-page.ts';

const place: DiscussionPlace = {
  topicsHref: '/topic',
  sectionHref: ({ topicId: id, sectionId }) => `/topic/${id}#${sectionId}`,
  myGroupsHref: '/mine',
  threadHref: ({ topicId: id, responseId }) => `/topic/${id}#${responseId}`,
  inform: () => {},
};

const show = async (
  group: FakeGroup,
  view: 'respondent' | 'viewed' | 'host' | 'observer' = 'respondent',
  request = group.transport.request,
) => {
  configureClient({ ...group.transport, request });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(['/focusMembers/info'], me);
  const role = view === 'host' ? 1 : 2;
  const { screen } = await renderPage(
    <DiscussionProvider value={{ ...place, readOnly: view === 'viewed' }}>
      {view === 'respondent' || view === 'viewed' ? (
        <MyTopic topicId={topicId} me={me} />
      ) : (
        <HostTopic topicId={topicId} role={role} />
      )}
    </DiscussionProvider>,
    '/',
    client,
  );
  return { client, screen };
};

const composer = () => page.getByLabelText('你的回答');
const submit = () => page.getByRole('button', { name: '提交回答' });

beforeEach(() => localStorage.clear());

test("先答后看: before answering, the page shows only the number of others' answers and doesn't fetch them", async () => {
  const group = new FakeGroup();
  group.others = [response(31, '别人的豆浆油条')];
  await show(group);
  await expect.element(page.getByText('先说说你的想法，再看大家怎么说（已有 1 人回答）')).toBeVisible();
  expect(group.calls('GET /focusResponses')).toEqual([]);
  expect(document.body.textContent).not.toContain('豆浆油条');

  await composer().fill('我吃的是素包子');
  await submit().click();
  await expect.element(page.getByText('别人的豆浆油条')).toBeVisible();
  await expect.element(page.getByText('我吃的是素包子')).toBeVisible();
});

test('a host who looks as a respondent finds nothing to write with, and nothing is marked as read', async () => {
  const group = new FakeGroup();
  await show(group, 'viewed');
  await expect.element(page.getByText('TA 还没有回答这个问题。').first()).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
  for (const name of ['提交回答', '投票', '回复', '修改回答'])
    expect(page.getByRole('button', { name }).elements(), name).toEqual([]);
  expect(group.calls('POST /v1/focusSections/read')).toEqual([]);
});

test('a draft survives a reload, and is removed once it was sent', async () => {
  const group = new FakeGroup();
  const { screen } = await show(group);
  await composer().fill('写到一半的想法');
  await screen.unmount();

  await show(group);
  await expect.element(composer()).toHaveValue('写到一半的想法');
  await submit().click();
  await expect.element(page.getByText('写到一半的想法')).toBeVisible();
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([]);
});

test('the counter ignores spaces, and a text that is too short is not sent', async () => {
  const group = new FakeGroup();
  await show(group);
  await composer().fill('包 子 　 豆');
  await expect.element(page.getByText(/再多说一点，至少 5 字（已写 3 字，空格不计）/u)).toBeVisible();
  await submit().click();
  await expect.element(page.getByText('还差 2 字才能提交')).toBeVisible();
  expect(group.calls('POST /focusResponses')).toEqual([]);
  await composer().fill('包 子 　 豆浆和鸡蛋');
  await expect.element(page.getByText(/字才能提交/u)).not.toBeInTheDocument();
  await expect.element(composer()).not.toBeInvalid();
});

test('sending again after a lost call, even after a reload, carries the same client id', async () => {
  const group = new FakeGroup();
  group.lostCalls = 1;
  const { screen } = await show(group);
  await composer().fill('我吃的是素包子');
  await submit().click();
  await expect.element(page.getByText('连不上服务器，请稍后再试')).toBeVisible();
  await screen.unmount();

  await show(group);
  await expect.element(composer()).toHaveValue('我吃的是素包子');
  await submit().click();
  await expect.element(page.getByRole('button', { name: '修改回答' })).toBeVisible();
  const [first, second, ...more] = group.calls('POST /focusResponses');
  expect(second).toEqual(first);
  expect(more).toEqual([]);
});

test('a change that was cancelled is gone, and can’t win over a newer answer', async () => {
  const group = new FakeGroup();
  group.mine = { ...response(30, '第一版', true), editable: true };
  await show(group);
  const edit = page.getByRole('button', { name: '修改回答' });
  await edit.click();
  await composer().fill('改到一半');
  await page.getByRole('button', { name: '取消' }).click();
  await edit.click();
  await expect.element(composer()).toHaveValue('第一版');
});

test('the reply to a must-answer follow-up is open below the respondent’s answer', async () => {
  const group = new FakeGroup();
  const mine = response(30, '我吃的是素包子', true);
  group.mine = {
    ...mine,
    editable: false,
    followUpCount: 1,
    followUps: [followUp(mine.id, '为什么是素的？')],
  };
  await show(group);
  await expect.element(page.getByText('待你回答')).toBeVisible();
  await page.getByLabelText('回答主持人的追问').fill('不油');
  await submit().click();
  const url = `POST /focusResponses/${mine.id}`;
  await expect
    .poll(() => group.calls(url))
    .toMatchObject([{ content: '不油', replyToId: followUp('', '').id }]);
});

test('a live event shows a new answer to the host without a reload', async () => {
  const group = new FakeGroup();
  const { client } = await show(group, 'host');
  await expect.element(page.getByText('还没有人回答，新回答会自动出现在这里')).toBeVisible();
  group.others = [response(31, '豆浆油条')];
  await refetchGroup(client, null);
  await expect.element(page.getByText('豆浆油条')).toBeVisible();
  await expect.element(page.getByText('1 人还没发言')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '追问' })).toBeVisible();
});

test('observers can read, and have no buttons to write', async () => {
  const group = new FakeGroup();
  group.others = [response(31, '豆浆油条')];
  await show(group, 'observer');
  await expect.element(page.getByText('豆浆油条')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '追问' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
});

test.each(['respondent', 'host'] as const)(
  'a topic that fails to load for a %s still says where one is, and can be tried again',
  async (view) => {
    const group = new FakeGroup();
    await show(group, view, async () => Promise.reject(new Error('lost')));
    await expect.element(page.getByRole('heading', { level: 1, name: '话题' })).toBeVisible();
    await expect.element(page.getByRole('link', { name: '全部话题' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
  },
);
