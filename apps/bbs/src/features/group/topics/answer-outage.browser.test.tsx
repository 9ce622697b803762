import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openGroup } from '../../../testing/group-start.ts';
import { showTopic } from '../testing/show-topic.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('an answer without a network stays written, is not sent by itself, and its text changes when the network is back', async () => {
  const { mock, disturb } = await openGroup();
  disturb((path) => (path === '/focusResponses' && !navigator.onLine ? 'lost' : undefined));
  await showTopic();
  await page.getByLabelText('你的回答').fill('今早喝了豆浆');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await page.getByRole('button', { name: '提交回答' }).click();
  await expect.element(page.getByText('现在没有网络，写好的都存在这台设备上，联网后再提交')).toBeVisible();

  online.mockReturnValue(true);
  globalThis.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('网络恢复了，可以提交了')).toBeVisible();
  await expect.element(page.getByText(/现在没有网络/u)).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('你的回答')).toHaveValue('今早喝了豆浆');
  expect(mock.received('createResponse')).toEqual([]);

  await page.getByRole('button', { name: '提交回答' }).click();
  await expect.poll(() => mock.received('createResponse')).toHaveLength(1);
});
