import type { QuotaCellState } from '@yayan/console-client';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import { TaskFigures } from './TaskFigures.tsx';

const cellOf = (complete: number): QuotaCellState => ({ name: '女性', limit: 50, complete, reserved: 3 });

const serve = () => {
  const served = { complete: 20 };
  const calls = fakeServer(() => ({
    countedAt: null,
    figures: [],
    quality: null,
    cells: [cellOf(served.complete)],
    coinsPerYuan: 100,
  }));
  return { served, calls };
};

test('14.70 quota cells of a task that runs fill while somebody looks, and keep no idle session alive', async () => {
  const { served, calls } = serve();
  await show(<TaskFigures taskId="t7Kq2mX9bLpR" isRunning />);
  await expect.element(page.getByRole('row', { name: '女性 20 3 50' })).toBeVisible();
  served.complete = 21;
  await vi.waitUntil(() => calls.length > 1, { timeout: 12_000 });
  await expect.element(page.getByRole('row', { name: '女性 21 3 50' })).toBeVisible();
  expect(calls.slice(0, 2).map(({ headers }) => headers['X-Background'])).toEqual([undefined, 'poll']);
});
