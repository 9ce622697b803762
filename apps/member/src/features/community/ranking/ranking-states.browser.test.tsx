import type { Ranking, StarArticle } from '@yayan/api-client';
import { mockGetRanking, mockGetStarArticle, mockListStarArticles, refuse } from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMock } from '../../../testing/open-mock.ts';
import { look, looks, prepareLook } from '@yayan/site/look';
import { openPage } from '../../../testing/open-page.tsx';
import StarArticlePage from '../article/StarArticlePage.tsx';
import RankingPage from './RankingPage.tsx';

const member = (place: number) => ({
  place,
  name: `小*${place}`,
  avatar: null,
  score: 2_000 - place,
  surveys: 12,
  mine: place === 5,
});
const ranking: Ranking = {
  period: 'month',
  from: '2026-11-01',
  madeAt: '2026-11-21T08:07:00.000Z',
  ranked: 320,
  items: [1, 2, 3, 4, 5].map(member),
  mine: { place: 128, score: 320, surveys: 4, next: { place: 100, score: 150, surveys: 2 } },
  choice: 'masked',
};
const empty: Ranking = { ...ranking, madeAt: null, ranked: 0, items: [], mine: null };
const summary = {
  id: 'Tong2qIn7lUk',
  title: '通勤路上的二十分钟',
  summary: '把答问卷放进每天的地铁里。',
  author: '小满',
  avatar: null,
  publishedAt: '2026-11-20T02:00:00.000Z',
};
const article: StarArticle = {
  ...summary,
  body: [{ kind: 'paragraph', lines: [[{ text: '站着不答。', strong: true, link: null }]] }],
};

let mock: Mock;
const open = () => openPage(RankingPage, '/ranking', '/ranking');

describe.each(looks)('the star ranking on a $size, $scheme', (how) => {
  beforeEach(async () => {
    ({ mock } = await openMock());
    mock.use(mockGetRanking(() => ranking));
    mock.use(mockListStarArticles(() => ({ items: [summary] })));
    await prepareLook(how);
  });

  test('a member sees the podium, the list, their own place and the next goal', async () => {
    await open();
    await expect
      .element(page.getByRole('complementary', { name: '我的名次' }))
      .toHaveTextContent('你第 128 名，320 分，再答 2 份左右可进前 100。');
    await expect.element(page.getByRole('list', { name: '前三名' })).toBeVisible();
    await look('ranking');
  });

  test('a visitor sees the list and no choice; nobody ranked yet; a failure can be tried again', async () => {
    mock.use(mockGetRanking(() => ({ ...ranking, mine: null, choice: null })));
    await open();
    await expect.element(page.getByText('第 1 名')).toBeVisible();
    await expect.element(page.getByText('别人怎样看到我')).not.toBeInTheDocument();
    mock.use(mockGetRanking(() => empty));
    await open();
    await expect.element(page.getByText('当前暂无上榜会员')).toBeVisible();
    await look('empty');
    mock.use(mockGetRanking(refuse('INTERNAL')));
    await open();
    await expect.element(page.getByRole('button', { name: /重试|再试/u })).toBeVisible();
    await look('failed');
  });

  test('to be named asks for a separate consent; not to be shown holds without a question', async () => {
    await open();
    await page.getByRole('radio', { name: '展示我的昵称和头像' }).click();
    await expect.element(page.getByText('同意展示你的昵称和头像？')).toBeVisible();
    await look('consent');
    expect(mock.received('chooseRankingDisplay')).toEqual([]);
    await page.getByRole('button', { name: '同意展示' }).click();
    await expect.poll(() => mock.received('chooseRankingDisplay')).toEqual([{ choice: 'named' }]);
    await expect.element(page.getByText('同意展示你的昵称和头像？')).not.toBeInTheDocument();
    await page.getByRole('radio', { name: '不展示我' }).click();
    await expect.poll(() => mock.received('chooseRankingDisplay').at(-1)).toEqual({ choice: 'hidden' });
  });

  test('an article, and one that is no longer there', async () => {
    mock.use(mockGetStarArticle(() => article));
    const read = () => openPage(StarArticlePage, '/ranking/article/:id', '/ranking/article/Tong2qIn7lUk');
    await read();
    await expect.element(page.getByText('站着不答。')).toBeVisible();
    await look('article');
    mock.use(mockGetStarArticle(refuse('NOT_FOUND')));
    await read();
    await expect.element(page.getByText('没有找到这篇故事')).toBeVisible();
    await look('no article');
  });
});
