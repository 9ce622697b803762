import { mockGetCheckin } from '@yayan/api-client/mocks';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient, session } from '../../../shell/client/client.ts';
import { openMock } from '../../../testing/open-mock.ts';
import { renderPage } from '../../../testing/render-page.ts';
import { CheckinPanel } from './CheckinPanel.tsx';

const DAY_MS = 24 * 3_600_000;

let now: number;
let server: Awaited<ReturnType<typeof openMock>>;
/** The keys of the check-ins that were sent. */
let keys: (string | null)[];
/** How many answers to check-ins are lost on their way. */
let losses: number;

beforeEach(async () => {
  now = Date.parse('2026-11-21T04:00:00.000Z');
  keys = [];
  losses = 0;
  queryClient.clear();
  // Another test's mock issued its tokens, which this clock makes old.
  session.clear();
  server = await openMock({ now: () => now });
  server.disturb((path, { method, headers }) => {
    if (path !== '/v1/users/checkin' || method !== 'POST') return undefined;
    keys.push(headers.get('Idempotency-Key'));
    return keys.length <= losses ? 'lost' : undefined;
  });
});

const sign = page.getByRole('button', { name: '签到', exact: true });
const notDone = page.getByText('签到没有成功，连不上服务器，请稍后再试');

test('I1 a check-in tried again after a lost answer sends the same key, then stamps the day', async () => {
  losses = 1;
  await renderPage(<CheckinPanel />);
  await sign.click();
  await expect.element(notDone).toBeVisible();
  await sign.click();
  await expect.element(page.getByRole('listitem').first()).toHaveAccessibleName('周六，已签到，5 金币');
  await expect.element(page.getByText('明天再来，+5')).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]).toMatch(/^[\w-]{16,64}$/);
});

test('a missed day is named without blame, and no card means no button', async () => {
  server.mock.use(mockGetCheckin((example) => ({ ...example, makeUp: { cards: 0, day: '2026-11-19' } })));
  await renderPage(<CheckinPanel />);
  await expect.element(page.getByText('11月19日没有签到。有补签卡时，7 天内的漏签可以补上。')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '补签' })).not.toBeInTheDocument();
});

test('a page left open overnight checks in the new day under a key of its own', async () => {
  losses = 1;
  await renderPage(<CheckinPanel />);
  await sign.click();
  await expect.element(notDone).toBeVisible();
  now += DAY_MS;
  await queryClient.refetchQueries();
  await sign.click();
  await expect.element(sign).not.toBeInTheDocument();
  expect(keys).toHaveLength(2);
  expect(keys[1]).not.toBe(keys[0]);
});

test('the button stays busy until the stamp is there, and offers the day no second time', async () => {
  const stamped = Promise.withResolvers<void>();
  await renderPage(<CheckinPanel />);
  await expect.element(sign).toBeVisible();
  server.mock.use(
    mockGetCheckin(async (example) => {
      await stamped.promise;
      return { ...example, checked: true };
    }),
  );
  await sign.click();
  await expect.poll(() => server.mock.received('checkIn')).toHaveLength(1);
  await expect.element(sign).toHaveAttribute('data-loading', 'true');
  stamped.resolve();
  await expect.element(sign).not.toBeInTheDocument();
  expect(keys).toHaveLength(1);
});
