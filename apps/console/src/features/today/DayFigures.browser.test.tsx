import type { DayFigures as Figures } from '@yayan/console-client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { DayFigures } from './DayFigures.tsx';

const counted: Figures = {
  day: '2026-11-21',
  before: '2026-11-14',
  countedUntil: '2026-11-21T02:10:00.000Z',
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

test('14.60 before the first count the page says when figures come', async () => {
  fakeServer(() => ({ ...counted, countedUntil: null, figures: [] }));
  await show(<DayFigures />, { as: { permissions: ['read'] } });
  await expect.element(page.getByText('还没有数过，十分钟内会有第一批数字。')).toBeVisible();
});
