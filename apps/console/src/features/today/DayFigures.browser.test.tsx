import type { DayFigures as Figures } from '@yayan/console-client';
import { dayFigureNameLabels } from '@yayan/contract/console-labels';
import { look, looks, prepareLook } from '@yayan/site/look';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { DayFigures } from './DayFigures.tsx';

const counted: Figures = {
  day: '2026-11-21',
  before: '2026-11-14',
  countedUntil: '2026-11-21T02:10:00.000Z',
  coinsPerYuan: 100,
  textMessagesADay: 2_000,
  figures: [
    { name: 'answers', value: 1_200, valueBefore: 900, hours: [500, 700], hoursBefore: [400, 500, 600] },
  ],
};

test('14.60 a figure stands beside the one of the same weekday, and screen readers get its hours as a table', async () => {
  fakeServer(() => counted);
  await show(<DayFigures />, { as: { permissions: ['read'] } });
  await expect.element(page.getByText('上周此时 900，比那时多 300')).toBeVisible();
  await expect.element(page.getByRole('row', { name: '1 点 700 500' })).toBeInTheDocument();
  // An hour that hasn't begun has no figure yet.
  await expect.element(page.getByRole('row', { name: '2 点 – 600' })).toBeInTheDocument();
});

const whole: Figures = {
  ...counted,
  figures: Object.keys(dayFigureNameLabels).map((name, index) => ({
    name: name as Figures['figures'][number]['name'],
    value: 123_400 * (index % 4),
    valueBefore: index === 6 ? null : 98_700,
    hours: [index * 500, 700],
    hoursBefore: [400, 500, 600],
  })),
};

describe.each(looks)('at $width, $scheme', (at) => {
  beforeEach(() => prepareLook(at));

  test('14.87 each figure says what it means and leads to its list; coins also stand in yuan', async () => {
    fakeServer(() => whole);
    await show(<DayFigures />, { as: { permissions: ['read'] } });
    await expect
      .element(page.getByRole('link', { name: '新会员 123,400' }))
      .toHaveAttribute('href', '/members?from=2026-11-21&to=2026-11-21');
    await expect
      .element(page.getByRole('link', { name: /^未答复的反馈/u }))
      .toHaveAttribute('href', '/tickets?open=true&sort=promise');
    await expect.element(page.getByText('约 2,468 元')).toBeVisible();
    await expect.element(page.getByText('预算 2,000 条')).toBeVisible();
    await expect.element(page.getByText('所有会员的余额和待入账，是我们还欠的。')).toBeVisible();
    await expect.element(page.getByText('上周此时还没有数')).toBeVisible();
    expect(page.getByRole('link').elements()).toHaveLength(whole.figures.length);
    await look('the figures of today');
  });
});

test('14.60 before the first count the page says when figures come', async () => {
  fakeServer(() => ({ ...counted, countedUntil: null, figures: [] }));
  await show(<DayFigures />, { as: { permissions: ['read'] } });
  await expect.element(page.getByText('还没有数过，十分钟内会有第一批数字。')).toBeVisible();
});
