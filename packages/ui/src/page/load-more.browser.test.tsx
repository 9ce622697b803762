import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { YayanProvider } from '../YayanProvider.tsx';
import { LoadMore, type NextPage } from './LoadMore.tsx';

const open = async (state: Partial<NextPage>, { end, above = 0 }: { end?: string; above?: number } = {}) => {
  await page.viewport(390, 844);
  const fetchNextPage = vi.fn(() => Promise.resolve());
  const query = { hasNextPage: true, isFetchingNextPage: false, isFetchNextPageError: false, ...state };
  await render(
    <YayanProvider>
      <div style={{ height: above }}>列表</div>
      <LoadMore query={{ ...query, fetchNextPage }} end={end} />
    </YayanProvider>,
  );
  await expect.element(page.getByText('列表')).toBeInTheDocument();
  return fetchNextPage;
};

test('the next page loads by itself once the end of the list comes near the screen', async () => {
  const load = await open({}, { above: 3000 });
  await new Promise(requestAnimationFrame);
  expect(load).not.toHaveBeenCalled();
  page.getByRole('button', { name: '加载更多' }).element().scrollIntoView();
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
});

test('after a failure the next page loads only by a press', async () => {
  const load = await open({ isFetchNextPageError: true });
  const again = page.getByRole('button', { name: '加载失败，点击重试' });
  await expect.element(again).toBeVisible();
  await new Promise(requestAnimationFrame);
  expect(load).not.toHaveBeenCalled();
  await again.click();
  expect(load).toHaveBeenCalledOnce();
});

test('at the last page stands the closing text', async () => {
  await open({ hasNextPage: false }, { end: '已经到底了' });
  await expect.element(page.getByText('已经到底了')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('a list without a closing text ends with its last entry', async () => {
  const load = await open({ hasNextPage: false });
  expect(page.getByText('列表').element().nextElementSibling).toBeNull();
  expect(load).not.toHaveBeenCalled();
});
