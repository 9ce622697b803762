import {
  mockGetSiteFigures,
  mockGetTask,
  mockListBenefits,
  mockListPolls,
  mockRecommendTasks,
  refuse,
} from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import type { Poll, SiteFigures, TaskCard } from '@yayan/api-client';
import { look, looks, prepareLook } from '@yayan/site/look';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openMockForVisitors } from '../../../testing/open-mock.ts';
import { openPage } from '../../../testing/open-page.tsx';
// Loaded now: if the page's parts loaded it later, it would replace the fake server.
import '../../../shell/client/transport.ts';
import { carriedVote } from '../../../shell/content/carried-vote.ts';
import LandingPage from './LandingPage.tsx';

const task = (title: string, hashId: string): TaskCard => ({
  hashId,
  module: 2,
  type: 2,
  title,
  cover: null,
  coins: 120,
  credit: 5,
  consolationCoins: 20,
  minutes: 8,
  minutesMeasured: true,
  screeningMinutes: 2,
  seatsLeft: 36,
  endsAt: null,
  devices: [1, 2, 3],
  availability: 'open',
  match: null,
  joinState: null,
  tags: [],
});
const at = '2026-11-21T08:00:00.000Z';
const counted: SiteFigures = {
  members: 12_800,
  answers: 46_200,
  coins: 9_150_000,
  toldEarly: 94,
  countedAt: '2026-11-21T08:00:00.000Z',
};

const question: Poll = {
  id: 'tongqin2026jt',
  title: '工作日早上，你怎么去上班或上学？',
  description: null,
  minChoices: 1,
  maxChoices: 1,
  results: 'always',
  closesAt: null,
  closed: false,
  voted: false,
  voters: 44,
  options: ['地铁', '公交'].map((label, index) => ({
    id: `0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f60${index}`,
    label,
    image: null,
    votes: index === 0 ? 33 : 11,
    percent: index === 0 ? 75 : 25,
    chosen: false,
  })),
};

let mock: Mock;
/** Opens the page and scrolls to its end, as a reader does. */
const read = async (): Promise<void> => {
  await openPage(LandingPage, '/', '/');
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  globalThis.scrollTo(0, document.body.scrollHeight);
};

describe.each(looks)('the landing page on a $size, $scheme', (how) => {
  beforeEach(async () => {
    ({ mock } = openMockForVisitors());
    await prepareLook(how);
  });

  test('shows tasks of the wall, what was counted, and how to get the app', async () => {
    mock.use(
      mockRecommendTasks(() => ({
        items: [
          task('早餐习惯小调查', 't7Kq2mX9bLpR'),
          task('你家的洗衣液，谁来挑、为什么挑它？', 't7Kq2mX9bLpS'),
          task('周末怎么出门', 't7Kq2mX9bLpT'),
        ],
        personal: false,
        needsAnswers: false,
      })),
    );
    mock.use(mockGetSiteFigures(() => counted));
    await read();
    await expect.element(page.getByRole('button', { name: /周末怎么出门/u })).toBeVisible();
    await expect.element(page.getByText('12,800')).toBeVisible();
    await expect.element(page.getByRole('link', { name: '看看怎么装' })).toBeVisible();
    const code = page.getByRole('img', { name: '二维码：打开芽言 APP 页面' });
    if (how.size === 'desktop') await expect.element(code).toBeVisible();
    else expect(code.query()).toBeNull();
    await look('whole');
  });

  test('shows the picture of a benefit that is made for the scheme', async () => {
    const pictures = { cover: '/covers/video.webp', coverDark: '/covers/video-dark.webp' };
    mock.use(
      mockListBenefits((example) => ({
        ...example,
        items: example.items.slice(0, 1).map((benefit) => ({ ...benefit, ...pictures })),
      })),
    );
    await openPage(LandingPage, '/', '/');
    const more = page.getByRole('link', { name: '全部福利' });
    await expect.element(more).toBeVisible();
    more.element().scrollIntoView();
    const shown = how.scheme === 'dark' ? pictures.coverDark : pictures.cover;
    await expect.poll(() => document.querySelector(`img[src="${shown}"]`)).not.toBeNull();
  });

  test('leaves out figures that the server holds back', async () => {
    mock.use(mockGetSiteFigures(() => ({ ...counted, members: null, coins: null })));
    await read();
    await expect.element(page.getByText('46,200')).toBeVisible();
    expect(page.getByText('位会员').query()).toBeNull();
    expect(page.getByText('金币的福利已发放').query()).toBeNull();
  });

  test('goes on without what is empty or can’t be had', async () => {
    mock.use(mockRecommendTasks(() => ({ items: [], personal: false, needsAnswers: false })));
    mock.use(mockGetSiteFigures(refuse('INTERNAL')));
    await read();
    await expect.element(page.getByRole('link', { name: '看看怎么装' })).toBeVisible();
    await expect.poll(() => document.querySelectorAll('[class*="place"]').length).toBe(0);
    expect(page.getByText('正在招人的任务').query()).toBeNull();
    expect(page.getByText('按实际数据统计').query()).toBeNull();
    await expect.element(page.getByText('任务示例', { exact: false })).toBeVisible();
    await look('bare');
  });

  test('a question is answered in place, and the vote is kept for who joins', async () => {
    sessionStorage.clear();
    mock.use(mockListPolls(() => ({ items: [question] })));
    await openPage(LandingPage, '/', '/');
    await expect.element(page.getByText('44 人已答')).toBeVisible();
    expect(page.getByText('75%').query()).toBeNull();
    await page.getByRole('button', { name: '地铁' }).click();
    await expect.element(page.getByText('75%')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '加入并投票' }))
      .toHaveAttribute('href', '/login?from=%2Fhome');
    expect(carriedVote()).toEqual({ pollId: question.id, optionId: question.options[0]?.id });
    await look('answered');
  });

  test('a task’s card opens what it asks, pays and takes, and leads to joining and back', async () => {
    mock.use(
      mockRecommendTasks(() => ({
        items: [task('早餐习惯小调查', 't7Kq2mX9bLpR')],
        personal: false,
        needsAnswers: false,
      })),
    );
    mock.use(
      mockGetTask((example) => ({
        ...example,
        ...task('早餐习惯小调查', 't7Kq2mX9bLpR'),
        description: '说说你平时怎么吃早餐。',
        steps: [{ title: '先答几道筛选题', text: '马上有结果' }],
        limits: {
          audience: '18 岁以上',
          cities: [],
          startsAt: at,
          seatMinutes: 30,
          seats: null,
        },
        dataUse: {
          recipient: '芽言',
          thirdParty: false,
          items: ['本次问卷的答案'],
          purpose: '',
          consentRequired: false,
          policyUrl: null,
          version: 1,
        },
      })),
    );
    await read();
    await page.getByRole('button', { name: /早餐习惯小调查/u }).click();
    const sheet = page.getByRole('dialog', { name: '早餐习惯小调查' });
    await expect.element(sheet.getByText('说说你平时怎么吃早餐。')).toBeVisible();
    await expect.element(sheet.getByText('本次问卷的答案，交给芽言')).toBeVisible();
    await expect
      .element(sheet.getByRole('link', { name: '免费加入，开始这个任务' }))
      .toHaveAttribute('href', '/login?from=%2Ftask%2Fdetail%2Ft7Kq2mX9bLpR');
    await look('task opened');
  });
});
