import type { CampaignBrief, HomeAttention } from '@yayan/api-client';
import { look, looks, prepareLook } from '@yayan/site/look';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { session } from '../../shell/client/client.ts';
import { dropEnded } from '../../shell/unsent/drop-ended.ts';
import { dropFinished, keepFinished } from '../../shell/unsent/finished.ts';
import { keepStep } from '../../shell/unsent/shown-step.ts';
import { unsent } from '../../shell/unsent/unsent.ts';
import { renderPage } from '../../testing/render-page.ts';
import { AttentionList } from './AttentionList.tsx';
import { CampaignStrip } from './campaigns/CampaignStrip.tsx';

const thing = (more: Partial<HomeAttention>): HomeAttention => ({
  kind: 'survey',
  title: '早餐习惯',
  detail: '已完成 40%',
  link: '/task/go?session=s1',
  coins: 300,
  since: '2026-11-20T08:30:00.000Z',
  until: '2026-11-22T08:30:00.000Z',
  feedbackState: null,
  ...more,
});
const group = thing({ kind: 'group', title: '早餐讨论小组', detail: '3 题待回答', link: '/topic/list/g1' });
const kinds = [
  thing({}),
  group,
  thing({ kind: 'exchange', title: '支付宝现金', detail: '账号不对', link: '/home/exchange?order=1' }),
  thing({ kind: 'quality', title: '质量分 58 分', coins: null, until: null, link: '/home/quality' }),
  thing({ kind: 'feedback', title: '任务结果', coins: null, link: '/home/feedback/1' }),
];

describe.each(looks)('what a member owes, on a $size, $scheme', (how) => {
  test('is one card of three things, and more on request', async () => {
    await prepareLook(how);
    await renderPage(<AttentionList items={kinds} />);
    await expect.element(page.getByRole('heading', { name: '等你处理' })).toBeVisible();
    expect(page.getByRole('link').elements()).toHaveLength(3);
    await expect
      .element(page.getByRole('link', { name: /早餐讨论小组.*3 题待回答.*截止.*300 金币/u }))
      .toHaveAttribute('href', group.link);
    await look('three');
    await page.getByRole('button', { name: '还有 2 件' }).click();
    expect(page.getByRole('link').elements()).toHaveLength(5);
    await look('all');
  });
});

test('only questions are 等你回答, and hosts read no coins', async () => {
  await renderPage(<AttentionList items={[thing({}), group]} seesCoins={false} />);
  await expect.element(page.getByRole('heading', { name: '等你回答' })).toBeVisible();
  expect(page.getByText('金币').query()).toBeNull();
});

test('3.9 a questionnaire that was finished on this device and not handed in says so, and leads to handing it in', async () => {
  session.setUserData({ id: 'm1' });
  const owner = { memberId: 'm1' };
  await keepFinished(unsent, owner, 's1', { page: 'q', answers: {}, revision: 2, key: 'k'.repeat(22) });
  onTestFinished(async () => {
    await dropFinished(unsent, owner, 's1');
  });
  await renderPage(
    <AttentionList items={[thing({}), thing({ title: '午餐', link: '/task/go?session=s2' })]} />,
  );
  await expect
    .element(page.getByRole('link', { name: /早餐习惯.*答完了，还没提交，联网后自动提交.*保留到/u }))
    .toHaveAttribute('href', '/task/go?session=s1');
  await expect.element(page.getByRole('link', { name: /午餐.*已完成 40%/u })).toBeVisible();
});

test('3.9 a questionnaire that was finished before the server’s list was read is named too, and not when it is handed in', async () => {
  session.setUserData({ id: 'm1' });
  const owner = { memberId: 'm1' };
  const task = { title: '通勤出行', hashId: 'Lu3TqW8vKd5R' };
  const finished = { page: 'q', answers: {}, revision: 2, key: 'k'.repeat(22), task };
  await keepFinished(unsent, owner, 's9', finished);
  const { screen } = await renderPage(<AttentionList items={[]} />);
  await expect
    .element(page.getByRole('link', { name: /通勤出行.*答完了，还没提交，联网后自动提交/u }))
    .toHaveAttribute('href', '/task/go?session=s9');
  await screen.unmount();
  await dropFinished(unsent, owner, 's9');
  await renderPage(<AttentionList items={[group]} />);
  await expect.element(page.getByRole('link', { name: /早餐讨论小组/u })).toBeVisible();
  expect(page.getByText('通勤出行').query()).toBeNull();
});

test('3.9 without a network a questionnaire that was begun here is named, and with one the server’s list counts', async () => {
  session.setUserData({ id: 'm1' });
  const owner = { memberId: 'm1' };
  const task = { title: '通勤出行', hashId: 'Lu3TqW8vKd5R' };
  const step = { page: 'q', question: 'b', revision: 1, place: '第 3 题', task, seatUntil: null };
  await keepStep(unsent, owner, 's8', step);
  onTestFinished(async () => await dropEnded(unsent, owner, 's8'));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { screen } = await renderPage(<AttentionList items={[]} />);
  await expect
    .element(page.getByRole('link', { name: /通勤出行.*上次答到第 3 题/u }))
    .toHaveAttribute('href', '/task/go?session=s8');
  await screen.unmount();
  online.mockRestore();
  await renderPage(<AttentionList items={[group]} />);
  await expect.element(page.getByRole('link', { name: /早餐讨论小组/u })).toBeVisible();
  expect(page.getByText('通勤出行').query()).toBeNull();
});

const campaign = (more: Partial<CampaignBrief>): CampaignBrief => ({
  id: 'LuckyDraw2026a',
  face: 'lottery',
  state: 'running',
  title: '天天幸运抽奖',
  summary: '每天签到就能抽一次',
  startsAt: '2026-11-01T00:00:00.000Z',
  endsAt: '2026-12-01T00:00:00.000Z',
  drawsAt: null,
  ways: [{ cause: 'checkin', chances: 1 }],
  prize: { kind: 'coins', title: '66 金币', cover: null },
  winners: [],
  todo: { chances: 0, entered: false, quizOpen: false },
  ...more,
});

describe.each(looks)('the campaigns that run, on a $size, $scheme', (how) => {
  test('begin with those in which something is left to do', async () => {
    await prepareLook(how);
    const quiz = campaign({
      id: 'DailyQuiz2026a',
      face: 'quiz',
      title: '每日一答',
      todo: { chances: 0, entered: false, quizOpen: true },
    });
    await renderPage(
      // The page's padding, into which the strip reaches.
      <div style={{ padding: 16 }}>
        <CampaignStrip campaigns={[campaign({}), campaign({ id: 'K', face: 'koi', title: '锦鲤' }), quiz]} />
      </div>,
    );
    const first = page.getByRole('listitem').first();
    await expect
      .element(first.getByRole('link', { name: /每日一答.*最高得 66 金币.*今天还没答/u }))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: '全部活动' })).toHaveAttribute('href', '/activity');
    await look('strip');
  });
});

test.each([1024, 1440, 1920])(
  'at %i px, in the middle column, the cards of campaigns keep their words whole',
  async (width) => {
    await page.viewport(width, 900);
    const todo = { chances: 1, entered: false, quizOpen: false };
    const ids = ['A', 'B', 'C', 'D', 'E'];
    await renderPage(
      <div style={{ width: 433 }}>
        <CampaignStrip campaigns={ids.map((id) => campaign({ id, title: '圣诞抽奖', todo }))} />
      </div>,
    );
    const first = page.getByRole('listitem').first();
    for (const text of ['圣诞抽奖', '最高得 66 金币', '12月1日结束']) {
      const words = first.getByText(text).element();
      expect(words.scrollWidth, text).toBeLessThanOrEqual(words.clientWidth);
    }
    expect(first.getByText('还有 1 次机会').element().getClientRects()).toHaveLength(1);
    expect(first.getByText('还有 1 次机会').element().clientHeight).toBeLessThan(30);
  },
);
