import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../shell/client/client.ts';
import '../../../shell/client/transport.ts';
import { CheckinPanel } from './CheckinPanel.tsx';
import { renderPage } from '../../../testing/render-page.ts';

const pays = [5, 5, 8, 8, 10, 10, 50];
const checkinOn = (date: string, checked: boolean) => ({
  date,
  checked,
  streakDay: 1,
  strip: pays.map((coins, index) => ({
    day: index + 1,
    date: `2026-11-${21 + index}`,
    coins,
    state: index > 0 ? 'coming' : checked ? 'done' : 'today',
  })),
  monthCount: checked ? 1 : 0,
  isFirst: false,
  monthDates: checked ? ['2026-11-21'] : [],
  makeUp: { cards: 0, day: '2026-11-19' },
});
const receipt = {
  date: '2026-11-21',
  madeUp: false,
  coins: 5,
  streakDay: 1,
  monthCount: 1,
  tomorrowCoins: 5,
  balance: 5,
};

let keys: (string | null)[];
let checked: boolean;
let date: string;
/** Delays the server's answer about the days after today's check-in. */
let stamped: PromiseWithResolvers<void>;

/** How often the client sends a call before it gives up. */
const LOST = 3;

/** The first check-ins reach the server, but their answers are lost. */
const losingServer: typeof fetch = async (input, init) => {
  const request = new Request(input, init);
  if (request.method === 'POST') {
    keys.push(request.headers.get('Idempotency-Key'));
    if (keys.length <= LOST) throw new TypeError('Failed to fetch');
    checked = true;
    return Response.json({ code: 200, msg: '成功', data: receipt });
  }
  if (new URL(request.url).pathname.endsWith('/campaigns'))
    return Response.json({ code: 200, msg: '成功', data: { items: [] } });
  if (checked) await stamped.promise;
  return Response.json({ code: 200, msg: '成功', data: checkinOn(date, checked) });
};

beforeEach(() => {
  keys = [];
  checked = false;
  date = '2026-11-21';
  stamped = Promise.withResolvers();
  stamped.resolve();
  queryClient.clear();
  vi.stubGlobal('fetch', losingServer);
});

afterEach(() => vi.unstubAllGlobals());

test('I1 a check-in tried again after a lost answer sends the same key, then stamps the day', async () => {
  await renderPage(<CheckinPanel />);
  const sign = page.getByRole('button', { name: '签到' });
  await sign.click();
  await expect.element(page.getByText('签到没有成功，连不上服务器，请稍后再试')).toBeVisible();
  await sign.click();
  await expect.element(page.getByRole('listitem').first()).toHaveAccessibleName('周六，已签到，5 金币');
  await expect.element(page.getByText('明天再来，+5')).toBeVisible();
  expect(keys).toHaveLength(LOST + 1);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\w-]{16,64}$/);
});

test('a missed day is named without blame, and no card means no button', async () => {
  await renderPage(<CheckinPanel />);
  await expect.element(page.getByText('11月19日没有签到。有补签卡时，7 天内的漏签可以补上。')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '补签' })).not.toBeInTheDocument();
});

test('a page left open overnight checks in the new day under a key of its own', async () => {
  await renderPage(<CheckinPanel />);
  const sign = page.getByRole('button', { name: '签到' });
  await sign.click();
  await expect.element(page.getByText('签到没有成功，连不上服务器，请稍后再试')).toBeVisible();
  date = '2026-11-22';
  await queryClient.refetchQueries();
  await sign.click();
  await expect.poll(() => keys.length).toBe(LOST + 1);
  expect(keys[LOST]).not.toBe(keys[0]);
});

test('the button stays busy until the stamp is there, and offers the day no second time', async () => {
  keys = ['lost', 'lost', 'lost'];
  stamped = Promise.withResolvers();
  await renderPage(<CheckinPanel />);
  const sign = page.getByRole('button', { name: '签到', exact: true });
  await sign.click();
  await expect.poll(() => checked).toBe(true);
  await expect.poll(() => queryClient.isFetching()).toBe(1);
  await expect.element(sign).toHaveAttribute('data-loading', 'true');
  stamped.resolve();
  await expect.element(page.getByRole('listitem').first()).toHaveAccessibleName('周六，已签到，5 金币');
  await expect.element(sign).not.toBeInTheDocument();
  expect(keys).toHaveLength(LOST + 1);
});
