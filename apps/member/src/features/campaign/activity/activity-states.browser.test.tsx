import { mockListCampaignWinners, mockListCampaigns, refuse } from '@yayan/api-client/mocks';
import type { CampaignBrief } from '@yayan/api-client';
import { look, looks, prepareLook } from '@yayan/site/look';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { signIn } from '../../../testing/sign-in.ts';
import { openCampaign } from '../testing/open-campaign.tsx';
import ActivityPage from './ActivityPage.tsx';

const at = '2026-11-20T08:30:00.000Z';
const brief = (more: Partial<CampaignBrief>): CampaignBrief => ({
  id: 'LuckyDraw2026a',
  face: 'lottery',
  state: 'running',
  title: '天天幸运抽奖',
  summary: '每天签到就能抽一次',
  startsAt: at,
  endsAt: '2026-12-20T08:30:00.000Z',
  drawsAt: null,
  ways: [{ cause: 'checkin', chances: 1 }],
  prize: { kind: 'mobile', title: '20 元话费', cover: '/covers/topup.svg' },
  winners: [],
  todo: { chances: 2, entered: false, quizOpen: false },
  ...more,
});
const winner = { pseudonym: '7q2mxk9b', name: '小*', prize: '陶瓷马克杯', at };
const items = [
  brief({}),
  brief({ id: 'Christmas2026a', face: 'christmas', title: '圣诞抽奖', state: 'upcoming', todo: null }),
  brief({
    id: 'Duanwu2026a',
    face: 'duanwu',
    title: '端午抽奖',
    state: 'ended',
    todo: null,
    winners: [winner],
  }),
];

describe.each(looks)('the campaigns on a $size, $scheme', (how) => {
  test('are listed by what runs, comes and was, with winners; and the page says when there are none', async () => {
    signIn();
    await prepareLook(how);
    await openCampaign(ActivityPage, [
      mockListCampaigns(() => ({ items })),
      mockListCampaignWinners(() => ({
        items: [winner, { ...winner, name: '大*', at: '2026-11-19T08:30:00.000Z' }],
        nextCursor: null,
      })),
    ]);
    await expect.element(page.getByRole('heading', { name: '正在进行' })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: /天天幸运抽奖.*还有 2 次机会/u }))
      .toHaveAttribute('href', '/lottery?of=LuckyDraw2026a');
    await expect.element(page.getByRole('link', { name: /圣诞抽奖.*11月20日开始/u })).toBeVisible();
    await expect.element(page.getByText('小* 抽中 陶瓷马克杯')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '校园大使招募' }))
      .toHaveAttribute('href', '/activities/recruit');
    await look('all');
    await page.getByRole('button', { name: '看全部中奖名单' }).click();
    await expect.element(page.getByText('大* 抽中 陶瓷马克杯')).toBeVisible();
    await look('winners');
    await openCampaign(ActivityPage, [
      mockListCampaigns(() => ({
        items: [brief({}), brief({ id: 'LuckyDraw2026b', title: '周末幸运抽奖', winners: [winner] })],
      })),
    ]);
    // Two of one kind have one page, which shows the named one.
    await expect
      .element(page.getByRole('link', { name: /周末幸运抽奖/u }))
      .toHaveAttribute('href', '/lottery?of=LuckyDraw2026b');
    await look('two at once');
    await openCampaign(ActivityPage, [mockListCampaigns(() => ({ items: [] }))]);
    await expect.element(page.getByText('当前暂无活动')).toBeVisible();
    await look('none');
    await openCampaign(ActivityPage, [mockListCampaigns(refuse('INTERNAL'))]);
    await expect.element(page.getByRole('button', { name: '重试' })).toBeVisible();
    await look('error');
  });
});

test.each([1, 2])('on a wide page %i campaigns fill the row', async (count) => {
  await prepareLook({ size: 'desktop', width: 1440, height: 900, scheme: 'light' });
  await openCampaign(ActivityPage, [
    mockListCampaigns(() => ({
      items: Array.from({ length: count }, (_, at) => brief({ id: `LuckyDraw2026${at}` })),
    })),
  ]);
  const cards = page.getByRole('listitem').filter({ hasText: '天天幸运抽奖' });
  await expect.element(cards).toHaveLength(count);
  const list = cards.first().element().closest('ul')?.getBoundingClientRect();
  const last = cards.last().element().getBoundingClientRect();
  expect(last.top).toBe(cards.first().element().getBoundingClientRect().top);
  expect(Math.round(last.right)).toBe(Math.round(list?.right ?? 0));
  await look(`${count} in a row`);
});
