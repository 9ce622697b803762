import { GroupRole, type SiteSearchHit } from '@yayan/api-client';
import { mockGetAccount, mockListHelp, mockSearchSite, refuse } from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { look, looks, prepareLook } from '@yayan/site/look';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openMock } from '../../testing/open-mock.ts';
import { queryClient } from '../client/client.ts';
import { recentSearches, rememberSearch } from './recent-searches.ts';
import { field, openSearch, showPage } from './testing/open-search.tsx';

const hit = (of: Partial<SiteSearchHit>): SiteSearchHit => ({
  kind: 'task',
  link: '/task/detail/t7Kq2mX9bLpR',
  title: '早餐习惯小调查',
  note: null,
  coins: 120,
  at: null,
  ...of,
});
const at = '2026-11-21T08:30:00.000Z';
const hits: SiteSearchHit[] = [
  hit({}),
  hit({
    kind: 'help',
    link: '/home/feedback/help/212/2103',
    title: '为什么有时没入选？',
    note: '早餐问卷只找每天自己做早餐的人。',
    coins: null,
  }),
  hit({
    kind: 'help',
    link: '/home/feedback/help/212/2104',
    title: '拍拍任务怎样拍？',
    note: '…早餐要拍到整张桌子，光线亮一些，不要有别人的脸，拍好以后自己先看一遍再提交审核。',
    coins: null,
  }),
  hit({ kind: 'benefit', link: '/exchange/detail/t7Kq2mX9bLpS', title: '早餐店 10 元券', coins: 1_000 }),
  hit({
    kind: 'campaign',
    link: '/lottery?of=t7Kq2mX9bLpT',
    title: '早餐周抽奖',
    coins: null,
    note: '答题得机会',
  }),
  hit({ kind: 'order', link: '/home/exchange?order=1', title: '早餐店 5 元券', note: 'D20261121001', at }),
  hit({ kind: 'coins', link: '/home/gold?row=1', title: '早餐习惯小调查', at }),
];

let mock: Mock;

const link = (name: string | RegExp) => page.getByRole('link', { name });

beforeEach(async () => {
  queryClient.clear();
  localStorage.removeItem('searches');
  ({ mock } = await openMock());
  mock.use(mockSearchSite(() => ({ simplified: null, items: hits })));
  mock.use(
    mockListHelp(() => ({
      id: 21,
      title: '帮助中心',
      sections: [
        {
          id: 212,
          title: '任务',
          articles: [{ id: 2103, title: '为什么有时没入选？', summary: '早餐问卷需要的人群不同。' }],
        },
      ],
    })),
  );
});

describe.each(looks)('10.37 the search on a $size, $scheme', (how) => {
  beforeEach(async () => await prepareLook(how));

  test('finds pages, help and what the server knows, each with its page', async () => {
    await showPage();
    await openSearch();
    await look('nothing typed');
    await field.fill('早餐');
    await expect.element(link(/早餐店 10 元券/u)).toHaveAttribute('href', '/exchange/detail/t7Kq2mX9bLpS');
    await expect.element(page.getByText('找到 7 条')).toBeVisible();
    await expect
      .element(link(/^为什么有时没入选？ ?早餐问卷只找每天自己做早餐的人/u))
      .toHaveAttribute('href', '/home/feedback/help/212/2103');
    await expect.element(link(/拍拍任务怎样拍/u)).toHaveAttribute('href', '/home/feedback/help/212/2104');
    await expect
      .element(link('在帮助里找“早餐”'))
      .toHaveAttribute('href', '/home/feedback/help/21?q=%E6%97%A9%E9%A4%90');
    await expect.element(page.getByText(/^120 金币 · D20261121001 · 11月21日/u)).toBeVisible();
    await expect.element(page.getByText(/^\+120 金币 · 11月21日/u)).toBeVisible();
    await look('found');
  });

  test('shows pages and titles of help at once, while the server is still looking', async () => {
    const answer = Promise.withResolvers<void>();
    mock.use(
      mockSearchSite(async () => {
        await answer.promise;
        return { simplified: null, items: hits };
      }),
    );
    await showPage();
    await openSearch();
    await field.fill('早餐');
    await expect.element(page.getByText('正在找…')).toBeVisible();
    await expect.element(link(/^为什么有时没入选？ ?早餐问卷需要的人群不同/u)).toBeVisible();
    await look('looking');
    answer.resolve();
    await expect.element(link(/拍拍任务怎样拍/u)).toBeVisible();
  });

  test('says when nothing is found, and leads on', async () => {
    mock.use(mockSearchSite(() => ({ simplified: null, items: [] })));
    await showPage();
    await openSearch();
    await field.fill('没有的词');
    await expect.element(page.getByText('没有找到“没有的词”')).toBeVisible();
    await expect.element(page.getByText(/写一两个字就能找/u)).toBeVisible();
    await expect.element(link('帮助')).toHaveAttribute('href', '/home/feedback/help/21');
    await expect
      .element(page.getByRole('dialog').getByRole('link', { name: '任务' }))
      .toHaveAttribute('href', '/task');
    await expect.element(link('联系我们')).toHaveAttribute('href', '/about#contact');
    await look('nothing found');
  });

  test('still finds pages and help when the server can’t be asked, and asks again', async () => {
    mock.use(mockSearchSite(refuse('INTERNAL')));
    await showPage();
    await openSearch();
    await field.fill('反馈');
    await expect.element(link('帮助与反馈')).toBeVisible();
    await expect.element(page.getByText(/没有搜出来/u)).toBeVisible();
    await look('failed');
    mock.use(mockSearchSite(() => ({ simplified: null, items: hits })));
    await page.getByRole('button', { name: '重试' }).click();
    await expect.element(link(/早餐店 10 元券/u)).toBeVisible();
  });
});

test('10.37 ⌘K opens it, the arrows go through the lines, and Enter opens the first', async () => {
  await showPage();
  await page.getByRole('textbox', { name: '页面上的输入框' }).click();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
  await field.fill('反馈');
  await expect.element(page.getByText('找到 10 条')).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(link('帮助与反馈')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(field).not.toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: '帮助与反馈' })).toBeVisible();
  await expect.element(field).not.toBeInTheDocument();
});

test('14.57 Enter on a text that finds nothing lets the server count it, once, also while it still looks', async () => {
  const counted: unknown[] = [];
  const answer = Promise.withResolvers<void>();
  mock.use(
    mockSearchSite(async () => {
      await answer.promise;
      return { simplified: null, items: [] };
    }),
    mockListHelp((example, { request }) => {
      const keyword = new URL(request.url).searchParams.get('keyword');
      if (keyword !== null) counted.push(keyword);
      return { ...example, sections: [] };
    }),
  );
  await showPage();
  await openSearch();
  await field.fill('没有的词');
  expect(counted).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('正在找…')).toBeVisible();
  expect(counted).toEqual([]);
  answer.resolve();
  await expect.element(page.getByText('没有找到“没有的词”')).toBeVisible();
  await expect.poll(() => counted).toEqual(['没有的词']);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveFocus();
  expect(counted).toEqual(['没有的词']);
});

test('10.37 pages are found by the simplified characters that the server reads', async () => {
  mock.use(mockSearchSite(() => ({ simplified: '更换手机号', items: [] })));
  await showPage();
  await openSearch();
  await field.fill('更換手機號');
  await expect.element(link('更换手机号')).toHaveAttribute('href', '/home/user?edit=mobile');
});

test('10.37 a questionnaire has no search', async () => {
  await showPage('/task/go');
  await expect.element(page.getByRole('heading', { name: '问卷' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(page.getByRole('button', { name: /^搜索/u }).query()).toBeNull();
  expect(field.query()).toBeNull();
});

test('10.37 the last eight searches come again, and can be deleted', async () => {
  for (let index = 1; index <= 9; index += 1) rememberSearch(`词${index}`);
  rememberSearch(' 词5 ');
  expect(recentSearches()).toEqual(['词5', '词9', '词8', '词7', '词6', '词4', '词3', '词2']);
  await showPage();
  await openSearch();
  await page.getByRole('button', { name: '词9' }).click();
  await expect.element(field).toHaveValue('词9');
  await field.fill('');
  await page.getByRole('button', { name: '清空' }).click();
  await expect.element(page.getByText('最近搜过')).not.toBeInTheDocument();
  expect(recentSearches()).toEqual([]);
});

test('10.37 what is opened is remembered, and what is only typed is not', async () => {
  await showPage();
  await openSearch();
  await field.fill('早餐');
  // Without the site's link this would load the address into the test's own frame.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  expect(recentSearches()).toEqual([]);
  await link(/早餐习惯小调查 ?120 金币$/u).click();
  await expect.element(field).not.toBeInTheDocument();
  expect(recentSearches()).toEqual(['早餐']);
});

test('6.1 a host finds tasks without coins, and neither benefits nor orders', async () => {
  mock.use(mockGetAccount((account) => ({ ...account, bbsRole: GroupRole.Host })));
  await showPage();
  await openSearch();
  await field.fill('早餐');
  await expect.element(link('早餐习惯小调查')).toBeVisible();
  expect(page.getByText(/金币|元券/u).query()).toBeNull();
});
