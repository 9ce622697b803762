import type { GroupRole } from '@yayan/api-client';
import { mockGetAccount } from '@yayan/api-client/mocks';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../client/client.ts';
import { openMock } from '../../testing/open-mock.ts';
import { renderPage } from '../../testing/render-page.ts';
import { useHomeMenu } from './home-menu.tsx';

function Menu() {
  return useHomeMenu().map(({ href, label }) => (
    <a key={href} href={href}>
      {label}
    </a>
  ));
}

test.each<[GroupRole, number]>([
  [0, 1],
  [1, 0],
  [2, 0],
])('who has the group role %i finds 金币明细 %i times in the menu', async (bbsRole, times) => {
  const { mock } = await openMock();
  let asked = 0;
  mock.use(
    mockGetAccount((account) => {
      asked += 1;
      return { ...account, bbsRole };
    }),
  );
  queryClient.clear();
  await renderPage(<Menu />);
  await expect.poll(() => asked).toBe(1);
  await expect.element(page.getByRole('link', { name: '账号设置' })).toBeVisible();
  await expect.poll(() => page.getByRole('link', { name: '金币明细' }).elements().length).toBe(times);
});
