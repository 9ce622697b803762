import type { TicketFigures } from '@yayan/console-client';
import { problems } from '@yayan/site/look';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import TicketFiguresPage from './TicketFiguresPage.tsx';

const coins = {
  kind: 'coins',
  opened: 12,
  answered: 10,
  due: 11,
  kept: 9,
  reopened: 1,
  medianMinutes: 90,
  slowMinutes: 2000,
} as const;
const weekOf = (from: string, until: string, opened: number): TicketFigures['weeks'][number] => ({
  from,
  until,
  isRunning: false,
  all: { ...coins, kind: null, opened },
  kinds: [{ ...coins, opened }],
});
const counted: TicketFigures = {
  countedAt: '2026-11-29T02:10:00.000Z',
  weeks: [
    { ...weekOf('2026-11-23', '2026-11-29', 3), isRunning: true },
    weekOf('2026-11-16', '2026-11-22', 12),
    weekOf('2026-11-09', '2026-11-15', 8),
  ],
  waiting: [
    { age: 'today', from: '2026-11-29', until: '2026-11-29', count: 3, late: 0 },
    { age: 'older', from: null, until: '2026-11-21', count: 1, late: 1 },
  ],
};

test.each([390, 1440])(
  '14.81 figures stand beside the week before, with their meaning, and lead to their lists (%i px)',
  async (width) => {
    await page.viewport(width, 900);
    fakeServer(() => counted);
    await show(<TicketFiguresPage />, { as: { permissions: ['read'] } });
    const cards = page.getByRole('region', { name: '上一周（11月16日–11月22日）' });
    await expect.element(cards.getByText('82%', { exact: true })).toBeVisible();
    await expect.element(cards.getByText('前一周 8', { exact: true })).toBeVisible();
    const weeks = page.getByRole('table', { name: '每一周的数字' });
    await expect
      .element(weeks.getByRole('link', { name: '12', exact: true }))
      .toHaveAttribute('href', '/tickets?from=2026-11-16&to=2026-11-22');
    const kinds = page.getByRole('table', { name: /各类反馈/u });
    await expect
      .element(kinds.getByRole('link', { name: '1', exact: true }))
      .toHaveAttribute('href', '/tickets?kind=coins&reopened=true&from=2026-11-16&to=2026-11-22');
    const waiting = page.getByRole('table', { name: /还没答复的/u });
    await expect
      .element(waiting.getByRole('link', { name: '1', exact: true }))
      .toHaveAttribute('href', '/tickets?open=true&sort=promise&to=2026-11-21');
    await expect.element(page.getByText('答复以后会员重新打开过的。')).toBeVisible();
    expect(await problems()).toEqual([]);
  },
);

test('14.81 before the first count the page says when figures come', async () => {
  fakeServer(() => ({ countedAt: null, weeks: [], waiting: [] }));
  await show(<TicketFiguresPage />, { as: { permissions: ['read'] } });
  await expect.element(page.getByText('还没有数过，十分钟内会有第一批数字。')).toBeVisible();
});

test('14.95 the weeks of a period are chosen, and stand in the address', async () => {
  const calls = fakeServer(() => counted);
  const { address } = await show(<TicketFiguresPage />, { as: { permissions: ['read'] } });
  await page.getByRole('button', { name: '时段' }).click();
  await page.getByRole('menuitem', { name: '近一年' }).click();
  await expect.poll(address).toContain('?period=365');
  await expect.poll(() => calls.length).toBe(2);
  await page.getByLabelText('从', { exact: true }).fill('2026-02-02');
  await expect.poll(address).toContain('from=2026-02-02');
});

test('14.95 a period that is over names its last week', async () => {
  fakeServer(() => ({ ...counted, weeks: counted.weeks.slice(1) }));
  await show(<TicketFiguresPage />, { at: '/?to=2026-11-22', as: { permissions: ['read'] } });
  await expect.element(page.getByRole('region', { name: '最后一周（11月16日–11月22日）' })).toBeVisible();
});
