import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { SearchBox } from './SearchBox.tsx';

const found = {
  '/members': { items: [], nextCursor: null },
  '/tasks': { items: [], nextCursor: null },
  '/search': { items: [{ kind: 'campaign', subject: 'KoiDraw2026a', title: '年终锦鲤', hint: null }] },
} as const;

test('what is typed finds objects of every room, each with its kind', async () => {
  fakeServer(({ path }) => found[path as keyof typeof found]);
  await show(<SearchBox />, { as: { permissions: ['read'] } });
  await userEvent.keyboard('{Control>}k{/Control}');
  await page.getByRole('textbox', { name: '搜索' }).fill('锦鲤');
  await expect.element(page.getByRole('button', { name: '年终锦鲤 活动' })).toBeVisible();
});
