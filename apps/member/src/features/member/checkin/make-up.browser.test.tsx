import type { CheckinDay } from '@yayan/api-client';
import { mockCheckIn, mockGetCheckin } from '@yayan/api-client/mocks';
import { pressOn } from '@yayan/site/keyboard';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient, toaster } from '../../../shell/client/client.ts';
import { openMock } from '../../../testing/open-mock.ts';
import { renderPage } from '../../../testing/render-page.ts';
import { CheckinPanel } from './CheckinPanel.tsx';

const states: readonly CheckinDay['state'][] = ['done', 'missed', 'today'];
const strip: CheckinDay[] = [5, 5, 8, 8, 10, 10, 50].map((coins, index) => ({
  day: index + 1,
  date: `2026-11-${String(19 + index)}`,
  coins,
  state: states[index] ?? 'coming',
}));

test('by keyboard alone: a missed day is made up', async () => {
  const { mock } = await openMock();
  const told = vi.spyOn(toaster, 'success');
  const asked: unknown[] = [];
  mock.use(
    mockGetCheckin((example) => ({
      ...example,
      streakDay: 1,
      strip,
      makeUp: { cards: 1, day: '2026-11-20' },
    })),
    mockCheckIn(async (receipt, { request }) => {
      asked.push(await request.json());
      return { ...receipt, date: '2026-11-20', madeUp: true, coins: 5 };
    }),
  );
  queryClient.clear();
  await renderPage(<CheckinPanel />);
  const makeUp = page.getByRole('button', { name: '补签', exact: true });
  await pressOn(makeUp);
  const question = page.getByRole('dialog', { name: '用 1 张补签卡补上11月20日？' });
  await expect.element(question.getByRole('button', { name: '再想想' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(makeUp).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await pressOn(question.getByRole('button', { name: '确认补签' }));
  await expect.poll(() => asked).toEqual([{ makeUp: '2026-11-20' }]);
  await expect.poll(() => told.mock.calls.flat().join()).toContain('补签成功，+5 金币');
});
