import type { CampaignBrief, Checkin } from '@yayan/api-client';
import { mockCheckIn, mockGetCheckin, mockListCampaigns } from '@yayan/api-client/mocks';
import { BalanceAction, CoinBalance } from '@yayan/ui';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../shell/client/client.ts';
import { openMock } from '../../../testing/open-mock.ts';
import { renderPage } from '../../../testing/render-page.ts';
import { CheckinPanel } from './CheckinPanel.tsx';

const today = '2026-11-27';
const stripOn = (day: number, checked: boolean): Checkin['strip'] =>
  [5, 5, 8, 8, 10, 10, 50].map((coins, index) => ({
    day: index + 1,
    date: `2026-11-${21 + index + (7 - day)}`,
    coins,
    state: index + 1 < day ? 'done' : index + 1 > day ? 'coming' : checked ? 'done' : 'today',
  }));
const lottery: CampaignBrief = {
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
  todo: { chances: 1, entered: false, quizOpen: false },
};

/** Opens the panel below a balance on this day of a streak. */
const openOn = async (day: number): Promise<void> => {
  let checked = false;
  const { mock } = await openMock();
  mock.use(
    mockGetCheckin((example) => ({
      ...example,
      date: today,
      checked,
      streakDay: day,
      strip: stripOn(day, checked),
      makeUp: { cards: 0, day: null },
    })),
    mockCheckIn((receipt) => {
      checked = true;
      return { ...receipt, date: today, madeUp: false, streakDay: day, coins: day === 7 ? 50 : 5 };
    }),
    mockListCampaigns(() => ({ items: [lottery] })),
  );
  queryClient.clear();
  await renderPage(
    <>
      <CoinBalance available={100} actions={<BalanceAction href="/exchange" label="去兑换" />} />
      <CheckinPanel />
    </>,
  );
};
const sign = () => page.getByRole('button', { name: '签到', exact: true });
const flying = () => document.querySelectorAll('[data-coin-flight] svg').length;

let most: number;
let watch: MutationObserver;
beforeEach(() => {
  most = 0;
  watch = new MutationObserver(() => {
    most = Math.max(most, flying());
  });
  watch.observe(document.body, { childList: true, subtree: true });
});
afterEach(() => {
  watch.disconnect();
  vi.restoreAllMocks();
});

test('coins fly to the balance and vanish there, and the chance that the day brought is named', async () => {
  await openOn(2);
  await sign().click();
  await expect.poll(() => most).toBe(5);
  await expect
    .element(page.getByRole('link', { name: '得到 1 次抽奖机会，去抽' }))
    .toHaveAttribute('href', '/lottery?of=LuckyDraw2026a');
  await expect.poll(flying).toBe(0);
  expect(page.getByRole('dialog').query()).toBeNull();
});

test('the seventh day is a feast, with more coins', async () => {
  await openOn(7);
  await sign().click();
  const feast = page.getByRole('dialog', { name: '连续签到 7 天' });
  await expect.element(feast.getByText('+50 金币')).toBeVisible();
  expect(most).toBe(14);
  await feast.getByRole('button', { name: '收下' }).click();
  await expect.element(feast).not.toBeInTheDocument();
});

test('with reduced motion no coin flies', async () => {
  const ask = globalThis.matchMedia.bind(globalThis);
  vi.spyOn(globalThis, 'matchMedia').mockImplementation((query) => {
    const list = ask(query);
    if (query.includes('prefers-reduced-motion')) Object.defineProperty(list, 'matches', { value: true });
    return list;
  });
  await openOn(2);
  await sign().click();
  await expect.element(page.getByRole('link', { name: '得到 1 次抽奖机会，去抽' })).toBeVisible();
  expect(most).toBe(0);
});
