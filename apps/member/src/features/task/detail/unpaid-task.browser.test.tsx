import type { TaskDetail } from '@yayan/api-client';
import { TaskCard, YayanProvider } from '@yayan/ui';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { MemoryRouter } from 'react-router';
import { page } from 'vitest/browser';
import { TaskReward } from './TaskReward.tsx';

/** The part of a discussion group's task that the two views show. */
const unpaid = { coins: 0, credit: 0, consolationCoins: 0 } as TaskDetail;

test('the page of an unpaid task says that it pays no coins', async () => {
  await render(
    <YayanProvider>
      <TaskReward task={unpaid} />
    </YayanProvider>,
  );
  await expect.element(page.getByText('参加这个任务没有金币')).toBeVisible();
  expect(page.getByRole('region', { name: '奖励' }).elements()).toEqual([]);
});

test('the card of an unpaid task shows no reward', async () => {
  await render(
    <YayanProvider>
      <MemoryRouter>
        <TaskCard href="/task/detail/1" title="早餐习惯讨论小组" reward={unpaid.coins} meta={[]} />
      </MemoryRouter>
    </YayanProvider>,
  );
  await expect.element(page.getByText('早餐习惯讨论小组')).toBeVisible();
  expect(page.getByRole('article').element().textContent).toBe('早餐习惯讨论小组');
});
