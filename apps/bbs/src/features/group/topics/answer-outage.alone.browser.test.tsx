import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openGroup } from '../../../testing/group-start.ts';
import { showTopic } from '../testing/show-topic.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

const lostOffline = async () => {
  const { mock, disturb } = await openGroup();
  disturb((path) => (path === '/focusResponses' && !navigator.onLine ? 'lost' : undefined));
  const { screen } = await showTopic();
  await page.getByLabelText('你的回答').fill('今早喝了豆浆');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  globalThis.dispatchEvent(new Event('offline'));
  await page.getByRole('button', { name: '提交回答' }).click();
  await expect.element(waiting()).toBeVisible();
  expect(mock.received('createResponse')).toEqual([]);
  const comeBack = (): void => {
    online.mockReturnValue(true);
    globalThis.dispatchEvent(new Event('online'));
  };
  return { mock, screen, comeBack };
};
const waiting = () => page.getByText('现在没有网络，联网后自动提交回答。写好的都存在这台设备上');
const settled = async (): Promise<void> => await new Promise((resolve) => void setTimeout(resolve, 300));

test('rule 6.66: an answer that was pressed without a network sends itself once when it is back', async () => {
  const { mock, comeBack } = await lostOffline();
  await expect.element(page.getByLabelText('你的回答')).not.toHaveAttribute('aria-invalid', 'true');
  comeBack();
  await expect.poll(() => mock.received('createResponse')).toMatchObject([{ content: '今早喝了豆浆' }]);
  comeBack();
  await settled();
  expect(mock.received('createResponse')).toHaveLength(1);
});

test('rule 6.66: an answer that was changed since, or not pressed, waits for its button', async () => {
  const { mock, comeBack } = await lostOffline();
  await page.getByLabelText('你的回答').fill('今早喝了豆浆和粥');
  await expect.element(waiting()).not.toBeInTheDocument();
  comeBack();
  await settled();
  expect(mock.received('createResponse')).toEqual([]);
  await page.getByRole('button', { name: '提交回答' }).click();
  await expect.poll(() => mock.received('createResponse')).toMatchObject([{ content: '今早喝了豆浆和粥' }]);
});

test('rule 6.66: an answer whose page was left sends nothing by itself', async () => {
  const { mock, screen, comeBack } = await lostOffline();
  await screen.unmount();
  comeBack();
  await settled();
  expect(mock.received('createResponse')).toEqual([]);
});
