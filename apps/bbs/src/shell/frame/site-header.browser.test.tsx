import { type GroupMe, GroupRole } from '@yayan/api-client';
import { mockSearchHostTopics, mockSearchTopics } from '@yayan/api-client/mocks';
import { look, looks, prepareLook } from '@yayan/site/look';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { me, openGroup } from '../../testing/group-start.ts';
import { renderPage } from '../../testing/render-page.ts';
import { SiteHeader } from './SiteHeader.tsx';

const otherSite = document.createElement('meta');
otherSite.name = 'yayan-other-site';
otherSite.content = 'https://yayan.test';
beforeAll(() => document.head.append(otherSite));
// Files share a page.
afterAll(() => otherSite.remove());

const id = (last: number): string => `0197f6a2-c1b8-7d4e-9a10-b2c3d4e5${String(last).padStart(4, '0')}`;
const topic = { id: id(1), title: '第一天：我的早晨', focusSectionTitle: '今早吃了什么' };
const author = { id: id(10), name: '早起的阿木', avatar: null, role: 0 as const };
const host = { ...author, id: id(12), name: '早安主持人', role: 1 as const };
const answer = {
  responseId: id(20),
  where: { topicId: id(1), topicTitle: topic.title, sectionId: id(2), sectionTitle: '今早吃了什么' },
  author,
  excerpt: '……楼下的豆浆油条最方便，三分钟就能走，早上赶时间的时候几乎天天如此……',
};

const as = (role: GroupRole): GroupMe => ({ ...me, identity: { ...me.identity, role } });

const show = async (role: GroupRole) => {
  const who = as(role);
  const { mock } = await openGroup({ me: who });
  mock.use(
    mockSearchTopics({ items: [topic] }),
    mockSearchHostTopics((_example, { request }) =>
      new URL(request.url).searchParams.get('title') === '没有'
        ? { topics: [], responses: [], members: [] }
        : { topics: [topic], responses: [answer], members: [author, host] },
    ),
  );
  const { router, screen } = await renderPage(
    [{ path: '*', element: <SiteHeader path="/topic" me={who} /> }],
    '/topic',
  );
  return { mock, router, unmount: screen.unmount };
};

describe.each(looks)('the search of hosts on a $size, $scheme', (how) => {
  beforeEach(() => prepareLook(how));

  test('rule 10.11: finds topics, answers and respondents, each under its word', async () => {
    await show(GroupRole.Host);
    await page.getByRole('combobox', { name: '搜索话题、回答和受访者' }).fill('早');
    for (const name of [/今早吃了什么$/u, /豆浆油条/u, /^早起的阿木$/u])
      await expect.element(page.getByRole('option', { name })).toBeVisible();
    await expect.element(page.getByText('回答', { exact: true })).toBeVisible();
    await expect.element(page.getByText('早安主持人')).not.toBeInTheDocument();
    await look('host-search');
  });
});

test.each([
  [/今早吃了什么$/u, `/topic/${topic.id}`],
  [/豆浆油条/u, `/bbs-response?open=${answer.responseId}`],
  [/^早起的阿木$/u, `/bbs/${me.identity.taskHashId}/user?person=${author.id}`],
])('rule 10.11: what a host chooses leads to its page: %s', async (name, address) => {
  const { router } = await show(GroupRole.Observer);
  await page.getByRole('combobox').fill('早');
  await page.getByRole('option', { name }).click();
  await expect.poll(() => `${router.state.location.pathname}${router.state.location.search}`).toBe(address);
  await expect.element(page.getByRole('combobox')).toHaveValue('');
});

test('words that nothing has say so to a host', async () => {
  await show(GroupRole.Host);
  await page.getByRole('combobox').fill('没有');
  await expect.element(page.getByText('没有找到“没有”，换个关键词试试')).toBeVisible();
});

test('rule 10.11: a respondent searches topics only', async () => {
  const { mock, router } = await show(GroupRole.Respondent);
  await page.getByRole('combobox', { name: '搜索话题' }).fill('早');
  await page.getByRole('option', { name: /第一天：我的早晨/u }).click();
  await expect.poll(() => router.state.location.pathname).toBe(`/topic/${topic.id}`);
  expect(mock.received('searchHostTopics')).toEqual([]);
});

test('a respondent’s menu leads to the member site; hosts have their groups there', async () => {
  const home = page.getByRole('menuitem', { name: '去芽言首页' });
  const { unmount } = await show(GroupRole.Respondent);
  await page.getByRole('button', { name: /阿木/u }).click();
  await expect.element(home).toHaveAttribute('href', 'https://yayan.test/home');
  await unmount();
  await show(GroupRole.Host);
  await page.getByRole('button', { name: /阿木/u }).click();
  await expect.element(page.getByRole('menuitem', { name: '我主持的讨论小组' })).toBeVisible();
  await expect.element(home).not.toBeInTheDocument();
});

test.each([
  ['a host, as wide as the desk, so that it stays in its place', GroupRole.Host, 16],
  ['a respondent, as wide as the topics', GroupRole.Respondent, 160],
])('14.100 the bar of %s', async (_, role, left) => {
  await page.viewport(1440, 900);
  await show(role);
  const home = page.getByRole('link', { name: '芽言 Yayan 首页' });
  await expect.poll(() => home.element().getBoundingClientRect().left).toBe(left);
});
